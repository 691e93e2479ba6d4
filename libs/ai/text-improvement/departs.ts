import type { ImprovementKind } from '#contract/ai/voice';
import { addedFacts } from '../grounding/added-facts.js';
import { countShared, tellingWords } from '../grounding/telling-words.js';
import { LABELS } from './phrases.js';

/** Of the words that were said the share that stays, and of those that come out the share that was said, at least. */
const SHARES: Readonly<Record<ImprovementKind, { kept: number; said: number }>> = {
  grammar: { kept: 1 / 2, said: 1 / 2 },
  professional: { kept: 1 / 5, said: 1 / 5 },
  summary: { kept: 0, said: 1 / 5 },
  structure: { kept: 1 / 5, said: 1 / 5 },
};
/** However short the summary is. */
const FEWEST_KEPT = 2;
/** What labels, marks and whole sentences may add, in characters and as a multiple. */
const LONGER = { by: 120, times: 1.5 };

const OWN = tellingWords(
  Object.values(LABELS)
    .flatMap(Object.values<string>)
    .join(' '),
);

/**
 * Why what somebody made of a transcript is not it any more, in words for a log that repeat nothing of either; undefined
 * where it is. `said` is the transcript as they were told it.
 */
export function departs(said: string, improved: string, kind: ImprovementKind): string | undefined {
  const [added] = addedFacts(said, improved);
  if (added) return `added ${added}`;
  if (improved.length > said.length * LONGER.times + LONGER.by) return 'much longer';
  const before = tellingWords(said);
  const after = new Set([...tellingWords(improved)].filter((word) => before.has(word) || !OWN.has(word)));
  const shared = countShared(after, before);
  const { kept, said: known } = SHARES[kind];
  if (shared < Math.min(before.size, Math.max(FEWEST_KEPT, before.size * kept))) return 'words lost';
  return shared < after.size * known ? 'other words' : undefined;
}
