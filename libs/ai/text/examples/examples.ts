import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition } from '#contract/listings';
import type { Example } from '../condition/learned/training.js';

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(join('libs/ai/text/examples', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Whole listings, with which the phrases are tuned, too. */
export const KNOWN: readonly Example[] = linesOf<[string, number | null, Condition | null]>(
  'known.jsonl',
).map(([text, , condition]) => ({ text, outcome: condition ?? 'none' }));

/** Listings and pieces of them that are worded as no phrase knows: what is learned beyond the phrases is learned from these. */
export const WORDED_OTHERWISE: readonly Example[] = linesOf<[string, Condition | null]>(
  'conditions.jsonl',
).map(([text, condition]) => ({ text, outcome: condition ?? 'none' }));

/** What sellers write, with what a person reads in it. */
export const EXAMPLES: readonly Example[] = [...KNOWN, ...WORDED_OTHERWISE];
