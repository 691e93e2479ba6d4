import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

export type JsonSchema = Readonly<Record<string, unknown>>;
export type AnswerClass<Answer extends object = object> = new () => Answer;

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

const TYPES: Readonly<Record<string, string>> = {
  isString: 'string',
  isNumber: 'number',
  isInt: 'integer',
  isBoolean: 'boolean',
};
/** Not all servers know these as rules of a schema, but every model reads them. */
const TOLD: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `At least ${String(limit)} characters.`,
  maxLength: (limit) => `At most ${String(limit)} characters.`,
  min: (limit) => `At least ${String(limit)}.`,
  max: (limit) => `At most ${String(limit)}.`,
  arrayMinSize: (limit) => `At least ${String(limit)} entries.`,
  arrayMaxSize: (limit) => `At most ${String(limit)} entries.`,
};

const known = new WeakMap<AnswerClass, JsonSchema>();

/**
 * What an answer must look like, by the rules of its class. Every property is required, as OpenAI's strict form wants it:
 * one that may be left out may be null. @throws Error for a property whose rules do not say what it is.
 */
export function answerSchema(answer: AnswerClass): JsonSchema {
  const schema = known.get(answer) ?? objectOf(answer);
  known.set(answer, schema);
  return schema;
}

/** The properties that may be left out: a null there stands for nothing. */
export const mayBeLeftOut = (rules: Rules): boolean =>
  rules.some(
    ({ type, name, constraints }) =>
      type === 'conditionalValidation' && (name === 'isOptional' || !isAsked(constraints, undefined)),
  );

export function rulesOf(answer: AnswerClass): Map<string, Rules> {
  const all = getMetadataStorage().getTargetValidationMetadatas(answer, '', false, false);
  return Map.groupBy(all, ({ propertyName }) => propertyName);
}

function objectOf(answer: AnswerClass): JsonSchema {
  const properties = [...rulesOf(answer)].map(([name, rules]) => [name, propertyOf(answer, name, rules)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: properties.map(([name]) => name),
    additionalProperties: false,
  };
}

function propertyOf(answer: AnswerClass, name: string, rules: Rules): JsonSchema {
  const list = rules.some((rule) => rule.name === 'isArray');
  const [ofEach, ofWhole] = [
    rules.filter(({ each }) => list && each),
    rules.filter(({ each }) => !list || !each),
  ];
  const value = valueOf(answer, name, rules, list);
  const schema = list
    ? { type: 'array', items: { ...value, ...described(ofEach) }, ...described(ofWhole) }
    : { ...value, ...described(ofWhole) };
  const nullable = rules.some(
    ({ type, name: rule, constraints }) =>
      type === 'conditionalValidation' && (rule === 'isOptional' || !isAsked(constraints, null)),
  );
  return nullable || mayBeLeftOut(rules) ? orNull(schema) : schema;
}

function described(rules: Rules): { description?: string } {
  const told = rules.flatMap(({ name = '', constraints }) => TOLD[name]?.(constraints[0]) ?? []);
  return told.length > 0 ? { description: told.join(' ') } : {};
}

function valueOf(answer: AnswerClass, name: string, rules: Rules, list: boolean): JsonSchema {
  if (rules.some(({ type }) => type === 'nestedValidation')) return objectOf(nestedIn(answer, name, list));
  const choice = rules.find((rule) => rule.name === 'isIn');
  if (choice) {
    const values = choice.constraints[0] as readonly unknown[];
    return { type: typeof values[0], enum: [...values] };
  }
  const type = rules.map((rule) => TYPES[rule.name ?? '']).find(Boolean);
  if (!type) throw new Error(`${answer.name}.${name} does not say what it is.`);
  return { type };
}

/** The class of an object within: only class-transformer knows. */
function nestedIn(answer: AnswerClass, name: string, list: boolean): AnswerClass {
  const made = Reflect.get(plainToInstance(answer, { [name]: list ? [{}] : {} }), name) as object;
  const nested: object = Array.isArray(made) ? (made[0] as object) : made;
  if (nested.constructor === Object) throw new Error(`${answer.name}.${name} does not say its @Type.`);
  return nested.constructor as AnswerClass;
}

const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
});

/** Whether the other rules are asked of such a value. */
const isAsked = ([condition]: readonly unknown[], value: unknown): boolean =>
  typeof condition !== 'function' || Boolean((condition as (o: object, v: unknown) => unknown)({}, value));
