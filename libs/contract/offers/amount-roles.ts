import { type Place, placesOf } from '#contract/offers/clauses';
import { goesOn, isMeant, takesBack } from '#contract/offers/corrections';
import { mayCount } from '#contract/offers/counted-things';
import type { Amount } from '#contract/offers/dollar-amounts';
import { offeringOf } from '#contract/offers/offering';
import { isDescription, isOfOthers } from '#contract/offers/other-prices';
import { isCeiling, isRefused } from '#contract/offers/refusals';
import { isStated, isValue } from '#contract/offers/stated-prices';

/**
 * What a message does with an amount: ask about it or offer it, say that something is worth it, turn it down (`refused`),
 * or name it as the seller's, somebody else's, a past one or another sum (`stated`). The last two are never offers, and
 * neither is what the writer took back.
 */
export type Role = 'question' | 'offer' | 'value' | 'refused' | 'stated' | 'taken-back' | 'none';

/** "40 or 50", "40-50": the second amount does what the first one does. */
const JOINED = /^,? ?(?:-|(?:(?:or|and|to|even|maybe|up|o|y|a|hasta) ?)+)$/;
const EITHER = /^,? ?(?:or|o)(?: (?:maybe|even|only|just|solo))?$/;
const CONTRAST = /^[ ,]*(?:and )?(?:not|no|y no|instead of|en vez de|en lugar de) $/;
const SUM = /(?:^| )(?:so|for a total of|total of|total|altogether|en total) (?:it'?s )?$/;
/** A word or two within one sentence. */
const SAME_BREATH = /^ (?:\p{L}+ ){1,2}$/u;
const IS_OFFERED: readonly Role[] = ['question', 'offer', 'value', 'none'];

/** What each amount's sentence does with it, in order. */
export function rolesOf(text: string, amounts: readonly Amount[]): Role[] {
  const roles: Role[] = [];
  for (const [index, place] of placesOf(text, amounts).entries()) {
    const previous = roles.at(-1);
    const own = previous && isMeant(place) ? 'offer' : roleOf(place);
    // "150 now and 150 next week so 300"
    const sums = own === 'none' && roles.includes('offer') && SUM.test(place.between);
    if (sums) roles.push('offer');
    else roles.push(previous ? besides(previous, own, place) : own);
    if (previous && takesBack(place) && IS_OFFERED.includes(previous) && IS_OFFERED.includes(own))
      roles[index - 1] = 'taken-back';
    // "75, not 57": naming what is not meant makes the other the one that is.
    if (previous === 'none' && CONTRAST.test(place.between)) roles[index - 1] = 'offer';
  }
  return roles;
}

function roleOf(place: Place): Role {
  if (isCeiling(place)) return isOfOthers(place) ? 'stated' : 'offer';
  if (isStated(place)) return 'stated';
  if (isRefused(place)) return 'refused';
  if (isOfOthers(place)) return 'stated';
  const offering = offeringOf(place);
  if (offering !== 'none') return mayCount(place.after) ? 'none' : offering;
  if (isDescription(place)) return 'stated';
  return isValue(place) ? 'value' : 'none';
}

/** What the amount before makes of this one. */
function besides(previous: Role, own: Role, place: Place): Role {
  if (previous === 'refused' && own === 'none' && goesOn(place)) return 'offer';
  if (own === 'none' && previous !== 'stated' && JOINED.test(place.between.trim())) return previous;
  if (own === 'none' && previous === 'stated' && EITHER.test(place.between.trim())) return previous;
  // "can it run 1440 at 144?"
  if (own === 'none' && previous === 'stated' && place.asks && SAME_BREATH.test(place.between))
    return 'stated';
  if (!IS_OFFERED.includes(own)) return own;
  return takesBack(place) && previous !== 'stated' ? 'offer' : own;
}
