import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import type { ClientToServer } from '#contract/socket';
import { DomainError } from '#platform/http/domain-error';
import { InputPipe } from '#platform/http/input/validation';
import { fits } from '../hostile/fuzz/fits.js';
import { operations, resolved, type Schema, schemaNamed } from '../hostile/fuzz/operations.js';
import { MESSAGES } from '../hostile/fuzz/socket-messages.js';
import { startApp, type TestApp } from '../support/app/app.js';

/** One class that takes input, and what the API's description says of it. */
interface Input {
  name: string;
  type: 'body' | 'query';
  metatype: new () => object;
  schema: Schema;
}

const BODY = '3';
const QUERY = '4';

/** What somebody might send in any field. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.001,
  1e-10,
  1e308,
  2 ** 53,
  '',
  'x',
  'NaN',
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  [null],
  [{}],
  [[{}]],
  ['x'],
  [['x']],
  [[[{}]]],
  { length: 1 },
  { toString: 1 },
];

/** Words of a query; lists and objects come of `a[]=1`. */
const WORDS: readonly unknown[] = [
  '',
  'x',
  'NaN',
  '-1',
  '1e-10',
  '1e308',
  '0x10',
  'Infinity',
  'null',
  'x'.repeat(10_000),
  ['1', '2'],
  [],
  {},
];

describe('every field of every body, query and socket message', () => {
  let app: TestApp;
  let inputs: Input[];

  beforeAll(async () => {
    app = await startApp();
    inputs = inputsOf(app);
  });
  afterAll(() => app.stop());

  it('is found', () => {
    const bodies = operations.filter(({ body }) => body).length;
    const queries = operations.filter(({ parameters }) =>
      parameters.some((each) => each.in === 'query'),
    ).length;
    expect(inputs).toHaveLength(bodies + queries + Object.keys(MESSAGES).length);
  });

  it('lets nothing through that is not what it is said to be', async () => {
    const slips: string[] = [];
    for (const { name, type, metatype, schema } of inputs)
      for (const field of fieldsOf(schema))
        for (const value of type === 'query' ? WORDS : VALUES) {
          const taken = await takenFor(field, value, { type, metatype });
          const slipped = taken.some((each) => each !== undefined && !fits(field.schema, each));
          if (slipped) slips.push(`${name} ${field.path}: ${JSON.stringify(value).slice(0, 40)}`);
        }
    expect(slips).toEqual([]);
  });

  it('takes an id in capitals as the same one', () => {
    const id = 'ABCDEF01-2345-4678-89AB-CDEF01234567';
    const ids = inputs.flatMap(({ name, metatype, schema }) =>
      fieldsOf(schema)
        .filter(({ path }) => /^(?:id|\w+Ids?)$/.test(path))
        .map(({ path }) => {
          const given: unknown = plainToInstance(metatype, { [path]: path.endsWith('s') ? [id] : id });
          return { field: `${name} ${path}`, taken: [Reflect.get(given as object, path)].flat() };
        }),
    );
    const others = ids.filter(({ taken }) => taken[0] !== id.toLowerCase()).map(({ field }) => field);
    expect(ids.length).toBeGreaterThan(30);
    // Of guests, and of places on a map.
    expect(others.toSorted()).toEqual(['choosePlace id', 'logInGuest guestId']);
  });
});

interface Field {
  /** `customRules.0.when` */
  path: string;
  schema: Schema;
}

function fieldsOf(schema: Schema, parent = ''): Field[] {
  const { properties = {}, items } = resolved(schema);
  const own = Object.entries(items ? { 0: items } : properties).map(([name, inner]) => ({
    path: parent + name,
    schema: inner,
  }));
  return own.flatMap((field) => [field, ...fieldsOf(field.schema, `${field.path}.`)]);
}

/** What becomes of a value in a field when everything else is left out: none when the field is refused. */
async function takenFor(
  { path }: Field,
  value: unknown,
  { type, metatype }: Pick<Input, 'type' | 'metatype'>,
): Promise<unknown[]> {
  const steps = path.split('.');
  const input = steps.reduceRight<unknown>(
    (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
    value,
  );
  try {
    const taken: unknown = await new InputPipe().transform(input, { type, metatype });
    return [steps.reduce((outer, step) => (outer as Record<string, unknown> | null)?.[step], taken)];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // An entry of a list is refused in the name of the list.
    const named = path.replace(/\.0$/, '');
    const refused = error.issues.some(({ field }) => field === named || `${field}.`.startsWith(`${path}.`));
    return refused ? [] : [value];
  }
}

function inputsOf({ nest }: TestApp): Input[] {
  const discovery = nest.get(DiscoveryService, { strict: false });
  const scanner = new MetadataScanner();
  return [...discovery.getControllers(), ...discovery.getProviders()].flatMap(({ metatype, instance }) => {
    if (typeof metatype !== 'function' || !instance) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const taken = (Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, method) ?? {}) as Record<
        string,
        { index: number }
      >;
      const classes = Reflect.getMetadata('design:paramtypes', prototype, method) as Input['metatype'][];
      const handler = prototype[method];
      const message =
        handler && (Reflect.getMetadata('message', handler) as keyof ClientToServer | undefined);
      return Object.entries(taken).flatMap(([key, { index }]): Input[] => {
        const kind = key.split(':')[0];
        const dto = classes[index];
        if (!dto || (kind !== BODY && kind !== QUERY)) return [];
        const type = kind === BODY ? 'body' : 'query';
        const schema = message
          ? MESSAGES[message]
          : type === 'body'
            ? schemaNamed(dto.name)
            : queryOf(method);
        if (!schema) throw new Error(`${dto.name} of ${method} is not described.`);
        return [{ name: message ?? method, type, metatype: dto, schema }];
      });
    });
  });
}

function queryOf(method: string): Schema {
  const parameters = operations.find(({ id }) => id === method)?.parameters ?? [];
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
  };
}
