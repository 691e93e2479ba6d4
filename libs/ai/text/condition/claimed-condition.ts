import type { Certainty } from '#contract/ai/drafting';
import type { Condition } from '#contract/listings';
import { type Claim, claimsIn } from './claim.js';
import type { Weight } from './claim-rule.js';
import { matching } from './phrase.js';
import type { Tagged } from './tagged.js';

/** The condition that a text claims in words which the phrases know, and the claim that tells it. */
export interface Claimed {
  readonly claim: Claim;
  readonly condition: Condition;
  readonly certainty: Certainty;
}

const RANKED: readonly Condition[] = ['poor', 'fair', 'good', 'like-new', 'new'];
const rank = ({ condition }: Claim): number => RANKED.indexOf(condition);

/** "Perfect except for a chip" is good, and so is "perfect, but has a chip". */
const EXCEPT = matching('{except apart aside salvo excepto quitando}', 'u');
const BUT = matching('OTHERWISE', 'u');

const best = (some: readonly Claim[]): Claim | undefined =>
  some.toSorted((one, other) => rank(other) - rank(one))[0];

const as = (claim: Claim, certainty: Certainty, condition = claim.condition): Claimed => ({
  claim,
  condition,
  certainty,
});

/** The weightiest claim decides, and what is said beside it takes off a step; null where nothing is claimed. */
export function claimedCondition(words: Tagged, claims: readonly Claim[] = claimsIn(words)): Claimed | null {
  const of = (...weights: Weight[]) => claims.filter(({ weight }) => weights.includes(weight));
  const [broken] = of('broken');
  const called = best(of('called'));
  const works = best(of('works'));
  const [severe] = of('severe');
  const [damage] = of('damage');
  const [small] = of('small-damage');
  if (broken) {
    // "Broken zipper, otherwise in good condition" is worn; what is only called broken is poor.
    if (called && rank(called) > 0 && called.start > broken.end)
      return as(called, 'likely', rank(called) <= RANKED.indexOf('good') ? 'fair' : 'good');
    if (works && works.start > broken.end) return as(broken, 'likely', 'fair');
    return as(broken, called ? 'likely' : 'sure');
  }
  const bare = best(of('bare'));
  const praised = called ?? bare;
  const flawed = EXCEPT.test(words.code) || (BUT.test(words.code) && (severe || damage || small));
  if (praised?.condition === 'like-new' && flawed) return as(praised, 'likely', 'good');
  if (called) return as(called, called.condition === 'new' && damage ? 'likely' : 'sure');
  if (bare) return as(bare, 'likely');
  const [part] = of('part');
  if (part && damage && !severe) return as(part, 'likely');
  const worst = severe ?? (works ? undefined : damage);
  const rest = worst ?? works ?? small ?? of('spotless')[0];
  return rest ? as(rest, 'likely') : null;
}
