import type { ReadLine } from '#ai/pictures/picture-reading';
import type { Certainty } from '#contract/ai/drafting';
import type { Condition } from '#contract/listings';
import { besides } from './rows.js';

export interface ReadCondition {
  readonly value: Condition;
  readonly certainty: Certainty;
}

/** As the marketplaces call them; the first that fits counts. */
const CALLED: readonly (readonly [RegExp, Condition])[] = [
  [/\b(?:for parts|not working|poor|broken|salvage)\b/i, 'poor'],
  [
    /\b(?:like[ -]new|as new|open box|mint|excellent|very good|nwot|new without tags|como nuevo)\b/i,
    'like-new',
  ],
  [/\b(?:brand new|new with tags|nwt|new in box|sealed|unopened|nuevo|new)\b/i, 'new'],
  [/\b(?:fair|acceptable|worn|heavily used|well used)\b/i, 'fair'],
  [/\b(?:good|used|pre-?owned|normal wear|gently used|usado)\b/i, 'good'],
];
const LABEL = /^\W*condition\b[\s:]*/i;
const MOST_WORDS = 4;

/** What stands beside the word "condition"; else a short line that names one. */
export function readCondition(lines: readonly ReadLine[]): ReadCondition | null {
  for (const label of lines.filter(({ text }) => LABEL.test(text))) {
    const said = label.text.replace(LABEL, '') || besides(label, lines)[0]?.text;
    const value = conditionOf(said ?? '');
    if (value) return { value, certainty: label.confidence < 60 ? 'likely' : 'sure' };
  }
  const parts = lines.flatMap(({ text }) =>
    text.split(/\s[·•|\-–]\s(?!(?:like|good|fair|excellent|acceptable|very)\b)/i),
  );
  const short = parts.filter(
    (text) => text.split(/\s+/).length <= MOST_WORDS && !/\bnew\b.*\d|\bin\b/i.test(text),
  );
  const found = short.map(conditionOf).find((value) => value !== null);
  return found ? { value: found, certainty: 'likely' } : null;
}

/** The stored condition for a marketplace's own words; null for none of them. */
export const conditionOf = (said: string): Condition | null =>
  CALLED.find(([words]) => words.test(said))?.[1] ?? null;
