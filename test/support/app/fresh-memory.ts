import { readdir } from 'node:fs/promises';
import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const SRC = new URL('../../../src/', import.meta.url);

type Fields = Record<string, unknown>;

/**
 * What the providers of the contexts remember from one request to the next, some of it for seconds and about the whole market,
 * and the way back to when they remembered nothing.
 */
export class FreshMemory {
  private constructor(private readonly restorers: readonly (() => void)[]) {}

  static async of(nest: NestFastifyApplication): Promise<FreshMemory> {
    const contexts = await contextModules();
    const modules = [...nest.get(ModulesContainer).values()].filter(({ metatype }) => contexts.has(metatype));
    const instances = modules.flatMap(({ providers, controllers }) =>
      [...providers.values(), ...controllers.values()].map(({ instance }): unknown => instance),
    );
    const owners = new Set(instances.filter((instance) => typeof instance === 'object' && instance !== null));
    return new FreshMemory([...owners].map((owner) => restorerOf(owner as Fields)));
  }

  restore(): void {
    for (const restore of this.restorers) restore();
  }
}

/** One for each folder of `src`. */
async function contextModules(): Promise<Set<unknown>> {
  const folders = (await readdir(SRC, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = await Promise.all(
    folders.map(
      ({ name }) => import(new URL(`${name}/${name}.module.ts`, SRC).href) as Promise<Record<string, Type>>,
    ),
  );
  return new Set(files.flatMap((exported) => Object.values(exported)));
}

/** Collections get back what was in them, fields the values they had; what a provider is made of, it keeps. */
function restorerOf(owner: Fields): () => void {
  const before = new Map(Object.entries(owner).map(([name, value]) => [name, copyOf(value)]));
  return () => {
    for (const [name, value] of Object.entries(owner)) {
      const was = before.get(name);
      if (!before.has(name)) {
        Reflect.deleteProperty(owner, name);
      } else if (value instanceof Map && was instanceof Map) {
        value.clear();
        for (const [key, held] of was) value.set(key, held);
      } else if (value instanceof Set && was instanceof Set) {
        value.clear();
        for (const held of was) value.add(held);
      } else if (value !== was) {
        owner[name] = was;
      }
    }
  };
}

const copyOf = (value: unknown): unknown =>
  value instanceof Map ? new Map(value) : value instanceof Set ? new Set(value) : value;
