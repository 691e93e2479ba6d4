import { CONDITIONS } from '#contract/listings';
import { Model } from '../learned/model.js';
import {
  distinct,
  pairTraits,
  pieceTraits,
  type Trait,
  type Word,
  wordsOf,
  wordTraits,
} from '../learned/traits.js';
import { Weights } from '../learned/weights.js';
import { type Claim, claimsIn } from './claim.js';
import { type Claimed, claimedCondition } from './claimed-condition.js';
import type { Tagged } from './tagged.js';
import { WEIGHTS } from './weights.gen.js';

/** What a text may turn out to say: nothing, or one of the conditions. */
export const OUTCOMES = ['none', ...CONDITIONS] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type ConditionModel = Model<Outcome>;

/** What the claims decide, and each of them: more than a word says, found by cross-validation. */
const VALUE = { decided: 1.5, claim: 0.9 } as const;

/** A text as the model reads it: its words, and what phrases make of it. */
export interface ConditionTraits {
  readonly words: readonly Word[];
  readonly traits: readonly Trait[];
  readonly claimed: Claimed | null;
}

export function conditionTraits(text: Tagged): ConditionTraits {
  const words = wordsOf(text);
  const claims = claimsIn(text);
  const claimed = claimedCondition(text, claims);
  const traits = distinct([
    ...wordTraits(words),
    ...pairTraits(words),
    ...pieceTraits(words),
    ...claimTraits(claims, claimed),
  ]);
  return { words, traits, claimed };
}

function claimTraits(claims: readonly Claim[], claimed: Claimed | null): Trait[] {
  const decided = claimed
    ? [claimed.condition, `${claimed.condition} ${claimed.claim.weight} ${claimed.certainty}`]
    : ['none'];
  const each = new Set(claims.map(({ weight, condition }) => `${weight} ${condition}`));
  return [
    ...decided.map((name) => ({ name: `!${name}`, value: VALUE.decided, words: [] })),
    ...[...each].map((name) => ({ name: `?${name}`, value: VALUE.claim, words: [] })),
  ];
}

/** What the sentences of `examples` teach. */
export const CONDITION_MODEL: ConditionModel = new Model(
  OUTCOMES,
  Weights.unpacked(WEIGHTS, OUTCOMES.length),
);
