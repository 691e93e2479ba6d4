import { type Certainty, DRAFTING_LIMITS } from '#contract/ai/drafting';
import type { Condition } from '#contract/listings';
import type { Said } from '../words/said.js';
import { claimedCondition } from './claimed-condition.js';
import { LEARNED, learnedReading } from './learned/learned-reading.js';
import { tagged } from './tagged.js';

export interface ConditionReading {
  readonly condition: Condition;
  readonly certainty: Certainty;
  readonly evidence: string;
}

/** So many times likelier than that nothing is said it must be, or nothing is; cross-validated, as what is likely. */
const OVER_NOTHING = 1.6;
/** What is less likely is asked, too. */
const LIKELY = 0.8;

/**
 * The condition a seller tells of; null where they tell none. A claim in words that the phrases know stands, and is sure where
 * what was learned agrees; of other words is told what was learned.
 */
export function readCondition(said: Said, weights = LEARNED): ConditionReading | null {
  const words = tagged(said);
  const claimed = claimedCondition(words);
  const learned = learnedReading(words, weights);
  const evidence = (start = 0, end = 0) =>
    said.text.slice(start, end).trim().slice(0, DRAFTING_LIMITS.evidence);
  if (claimed) {
    const { condition, certainty, claim } = claimed;
    return {
      condition,
      certainty: learned.likeliest.outcome === condition ? certainty : 'likely',
      evidence: evidence(words.starts.get(claim.start), words.ends.get(claim.end)),
    };
  }
  const { outcome, likelihood } = learned.likeliest;
  if (outcome === 'none' || likelihood < OVER_NOTHING * learned.likelihoodOf('none')) return null;
  const { start, end } = learned.passageFor(outcome);
  return {
    condition: outcome,
    certainty: likelihood < LIKELY ? 'unsure' : 'likely',
    evidence: evidence(start, end),
  };
}
