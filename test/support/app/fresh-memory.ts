import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));

type Fields = Record<string, unknown>;

/**
 * What the providers of the contexts, and of the modules these are made of, remember from one request to the next, some of it for
 * seconds and about the whole market, and the way back to when they remembered nothing.
 */
export class FreshMemory {
  private constructor(private readonly restorers: readonly (() => void)[]) {}

  static async of(nest: NestFastifyApplication): Promise<FreshMemory> {
    const own = await ownModules();
    const modules = [...nest.get(ModulesContainer).values()].filter(({ metatype }) => own.has(metatype));
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

/** Not those of the platform or of a package. */
async function ownModules(): Promise<Set<unknown>> {
  const files = globSync('*/**/*.module.ts', { cwd: SRC });
  const exported = await Promise.all(
    files.map((file) => import(pathToFileURL(join(SRC, file)).href) as Promise<Record<string, Type>>),
  );
  return new Set(exported.flatMap((values) => Object.values(values)));
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
