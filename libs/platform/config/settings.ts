import 'reflect-metadata';
import type { Type, ValueProvider } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

/** What a class of settings adds when one of them depends on another. */
export interface ChecksTogether {
  /** A sentence for each thing that is missing or does not fit. */
  wrongTogether(settings: Settings): string[];
}

const owners = new Set<Type>();

/**
 * Marks a class whose fields an operator can set: each is the environment variable of its name, with a validator, in a file
 * called `<owner>.settings.ts` beside what it is for (docs/adr/0024); the table in README.md lists them all. Whoever needs
 * them takes the class in the constructor.
 */
export const ReadAtStart = (): ClassDecorator => (owner) => void owners.add(owner as unknown as Type);

/** Everything an operator has set, by the class that declares it. */
export class Settings {
  private readonly read = new Map<Type, object>();

  constructor(env: Readonly<Record<string, string>>) {
    for (const owner of owners)
      this.read.set(owner, plainToInstance(owner, pick(env, namesOf(owner)), AS_IT_IS));
  }

  of<Owner extends object>(owner: Type<Owner>): Owner {
    return this.read.get(owner) as Owner;
  }

  /** Each class of settings, to be injected by itself. */
  providers(): ValueProvider[] {
    return [...this.read].map(([provide, useValue]) => ({ provide, useValue }));
  }

  /** A sentence for each setting that is wrong or missing. */
  wrong(): string[] {
    return [...this.read.values()].flatMap((own) => [
      ...validateSync(own, { skipMissingProperties: false }).map(
        ({ property, constraints }) =>
          `${property} is wrong: ${Object.values(constraints ?? {}).join(', ')}.`,
      ),
      ...((own as Partial<ChecksTogether>).wrongTogether?.(this) ?? []),
    ]);
  }
}

/** A setting is missing or wrong; the message names it in one sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and validates the settings of every owner that has been imported; an empty one counts as not given.
 * @throws SettingsError naming every setting that is wrong or, in production, missing.
 */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const settings = new Settings(Object.fromEntries(given));
  const wrong = settings.wrong();
  if (wrong.length > 0) throw new SettingsError(wrong.sort().join('\n'));
  return settings;
}

const AS_IT_IS = { exposeDefaultValues: true };

/** The fields of a class of settings: those that have a validator. */
const namesOf = (owner: Type): Set<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(owner, '', false, false)
      .map(({ propertyName }) => propertyName),
  );

const pick = (env: Readonly<Record<string, string>>, names: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
