import type { Condition } from '#contract/listings';
import { matching } from './phrase.js';

/**
 * How much a claim says about the thing as a whole, the most first: that it is broken; what the seller calls it, or how
 * little it was used; how it works; what is wrong with it, and how badly; that nothing is; a bare word of praise; that a part of
 * it is well.
 */
export type Weight =
  | 'broken'
  | 'called'
  | 'works'
  | 'severe'
  | 'damage'
  | 'small-damage'
  | 'spotless'
  | 'bare'
  | 'part';

export interface ClaimRule {
  readonly weight: Weight;
  readonly condition: Condition;
  readonly phrases: readonly RegExp[];
}

export const rule = (weight: Weight, condition: Condition, ...phrases: string[]): ClaimRule => ({
  weight,
  condition,
  phrases: phrases.map((written) => matching(written)),
});
