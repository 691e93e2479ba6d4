import * as fc from 'fast-check';
import { FORGED_CURSORS, HOSTILE_JSON } from './hostile-texts.js';
import { resolved, type Schema } from './operations.js';
import { THINGS } from './things.js';

/** Words that lead further than any others, by the name of their field. */
const PLAUSIBLE: Readonly<Record<string, readonly string[]>> = {
  content: ['$60', 'Would you take 50?', 'Is it still there?', '👋🏽'],
  message: ['$60', 'Is it still available?'],
  email: ['somebody@example.org', 'zoë@exämple.org'],
  password: ['correct horse', 'secret'],
  username: ['somebody_new', 'mara'],
  phone: ['+1 555 0100'],
  guestId: ['Guest-ABCDEFGH'],
  pin: ['ABC234'],
};

export const rarely = <T>(usual: T, otherwise: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: otherwise });

const quoted = (texts: fc.Arbitrary<string>) => texts.map((word) => JSON.stringify(word));
const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  { weight: 2, arbitrary: quoted(fc.string({ unit: 'binary', maxLength: 300 })) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
  { weight: 1, arbitrary: quoted(fc.constantFrom(...FORGED_CURSORS)) },
);

/** JSON texts that mostly fit the schema; here and there something in them does not. */
export function jsonText(schema: Schema, name = ''): fc.Arbitrary<string> {
  const fitting = fittingText(resolved(schema), name);
  return fc.oneof(
    { weight: 24, arbitrary: fitting },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fitting.map((text) => `[${text}]`) },
    { weight: 1, arbitrary: fc.constant('null') },
  );
}

function fittingText(schema: Schema, name: string): fc.Arbitrary<string> {
  const values = plain(schema, name);
  return schema.nullable
    ? fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: fc.constant('null') })
    : values;
}

function plain(schema: Schema, name: string): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)));
  switch (schema.type) {
    case 'object':
      return objectText(schema);
    case 'array':
      return fc
        .array(jsonText(schema.items ?? {}, name), { maxLength: 4 })
        .map((entries) => `[${entries.join(',')}]`);
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'number':
    case 'integer':
      return numberText(schema);
    case 'string':
      return quoted(words(schema, name));
    default:
      return hostile;
  }
}

function words({ format, maxLength = 80 }: Schema, name: string): fc.Arbitrary<string> {
  if (format === 'uuid')
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...THINGS) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  const free = fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) });
  const known = PLAUSIBLE[name];
  return known
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free })
    : free;
}

function numberText({ minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<string> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  return fc.oneof(
    { weight: 4, arbitrary: whole.map(String) },
    { weight: 1, arbitrary: whole.map((number) => `${number}.25`) },
    { weight: 1, arbitrary: fc.constantFrom(String(minimum), String(maximum), '1e-10', '1E2', '-0') },
  );
}

function objectText({ properties = {}, required = [] }: Schema): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([key, schema]) =>
    fc.option(
      jsonText(schema, key).map((text) => `${JSON.stringify(key)}:${text}`),
      { nil: '', freq: required.includes(key) ? 30 : 3 },
    ),
  );
  const strange = fc.constantFrom('__proto__', 'constructor', 'id', 'toString', '', '\uD800', '\0');
  const added = rarely(
    '',
    fc.tuple(strange, hostile).map(([key, text]) => `${JSON.stringify(key)}:${text}`),
  );
  const twice = rarely(false, fc.constant(true));
  return fc.tuple(fc.tuple(...fields), added, twice).map(([given, more, doubled]) => {
    const all = [...given, more].filter((field) => field !== '');
    return `{${[...all, ...(doubled ? all : [])].join(',')}}`;
  });
}
