import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorParams, FieldIssue } from '../domain-error.js';
import { InvalidInput } from '../http.errors.js';
import { rememberRules } from './remembered-rules.js';

rememberRules();

/** Valid query strings remembered for each DTO: people ask for the same few pages over and over. */
const REMEMBERED = 500;
/** Of a query as JSON, in characters: what the pages ask is shorter, and what is longer would fill the memory. */
const LONGEST_REMEMBERED = 300;

/**
 * Checks bodies, queries and parameters against their DTO class. A decorator names its issue in `message`
 * (`{ message: 'title-too-long', context: { max: 120 } }`); without one the constraint's own name is the code.
 *
 * Equal queries give the same frozen object, because validating is a good part of answering a read; what is derived from
 * it can be kept in a WeakMap.
 */
export class InputPipe extends ValidationPipe {
  private readonly queries = new Map<unknown, Map<string, unknown>>();

  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new InvalidInput(issuesOf(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && !mayBeOf(metadata.metatype, value)) throw new InvalidInput([]);
    if (metadata.type !== 'query') return super.transform(value, metadata) as Promise<unknown>;
    const remembered = this.queries.get(metadata.metatype) ?? new Map<string, unknown>();
    this.queries.set(metadata.metatype, remembered);

    const text = JSON.stringify(value);
    if (text.length > LONGEST_REMEMBERED) return super.transform(value, metadata) as Promise<unknown>;
    // Read anew from the text: a word that was cut out of the address would keep all of the address in memory.
    const params = remembered.get(text) ?? Object.freeze(await super.transform(JSON.parse(text), metadata));
    // Taken out and put in again: the first entry is the one that was not asked for longest.
    remembered.delete(text);
    remembered.set(text, params);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value as string);
    return params;
  }
}

/** Where an object of fields belongs, a list or a mere word would pass the checks of fields that may all be left out. */
function mayBeOf(expected: ArgumentMetadata['metatype'], value: unknown): boolean {
  if (!expected || expected === Object || value === undefined || value === null) return true;
  return typeof value === 'object' && !Array.isArray(value);
}

/** Every wrong field with the code of its first broken rule, nested fields as `tags.0`. */
export function issuesOf(errors: readonly ValidationError[], parent = ''): FieldIssue[] {
  return errors.flatMap(({ property, constraints, contexts, children }) => {
    const field = parent + property;
    const [broken] = Object.entries(constraints ?? {});
    const own: FieldIssue[] = [];
    if (broken) {
      const [rule, message] = broken;
      const params = contexts?.[rule] as ErrorParams | undefined;
      own.push({
        field,
        code: /^[a-z0-9-]+$/.test(message) ? message : kebab(rule),
        ...(params && { params }),
      });
    }
    return [...own, ...issuesOf(children ?? [], `${field}.`)];
  });
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
