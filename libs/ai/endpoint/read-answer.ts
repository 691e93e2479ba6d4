import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { issuesOf } from '#platform/http/input/validation';
import { AiUnavailable } from './ai.errors.js';
import { type AnswerClass, mayBeLeftOut, rulesOf } from './answer-schema.js';

const FENCE = '```';
const OPENING = /^```(?:json)?\s*\n/i;

/**
 * A model's text as what was asked for; what was not asked for is dropped. @throws AiUnavailable, which may be tried again,
 * for one that is cut off or breaks a rule; it names fields and rules, no values.
 */
export function readAnswer<Answer extends object>(text: string, answer: AnswerClass<Answer>): Answer {
  const read = plainToInstance(answer, withoutNulls(parsed(text), answer));
  const wrong = validateSync(read, { whitelist: true, forbidUnknownValues: true });
  if (wrong.length === 0) return read;
  throw invalid(
    issuesOf(wrong)
      .map(({ field, code }) => `${field} ${code}`)
      .join(', '),
  );
}

/** Why an answer cannot be used. */
export const invalid = (detail: string): AiUnavailable =>
  new AiUnavailable('invalid-answer', { detail, again: 0 });

function parsed(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(unwrapped(text.trim()));
  } catch {
    throw invalid('no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('no object');
  return value;
}

/** Some servers wrap JSON as it is shown to people. */
function unwrapped(text: string): string {
  const opening = OPENING.exec(text)?.[0];
  return opening && text.endsWith(FENCE) ? text.slice(opening.length, -FENCE.length) : text;
}

/** In the schema a property that may be left out is null instead. */
function withoutNulls(value: object, answer: AnswerClass): object {
  const left = [...rulesOf(answer)].flatMap(([name, rules]) => (mayBeLeftOut(rules) ? [name] : []));
  return Object.fromEntries(
    Object.entries(value).filter(([name, each]) => each !== null || !left.includes(name)),
  );
}
