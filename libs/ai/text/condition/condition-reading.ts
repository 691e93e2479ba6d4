import { type Certainty, DRAFTING_LIMITS } from '#contract/ai/drafting';
import type { Condition } from '#contract/listings';
import type { Said } from '../words/said.js';
import { CONDITION_MODEL, conditionTraits } from './condition-model.js';
import { tagged } from './tagged.js';

export interface ConditionReading {
  readonly condition: Condition;
  readonly certainty: Certainty;
  readonly evidence: string;
}

/** Of one, how likely a condition is that need not be asked. */
const LIKELY = 0.7;

/**
 * The condition a seller tells of; null where they tell none. It is sure where a claim in so many words and what was learned
 * agree.
 */
export function readCondition(said: Said, model = CONDITION_MODEL): ConditionReading | null {
  const text = tagged(said);
  const { words, traits, claimed } = conditionTraits(text);
  const { outcome, likelihood } = model.likeliest(traits);
  if (outcome === 'none') return null;
  const claim = claimed?.condition === outcome ? claimed.claim : undefined;
  const { start = 0, end = 0 } = claim
    ? { start: text.starts.get(claim.start), end: text.ends.get(claim.end) }
    : model.passageFor(outcome, words, traits);
  return {
    condition: outcome,
    certainty: likelihood < LIKELY ? 'unsure' : claim ? (claimed?.certainty ?? 'likely') : 'likely',
    evidence: said.text.slice(start, end).trim().slice(0, DRAFTING_LIMITS.evidence),
  };
}
