import { LIVE_MEETUP_STATUSES } from '#contract/meetups';
import type { Meetup } from '../../../../api/community/meetups';
import type { OfferView, Thread } from '../../../../api/messaging/messaging';
import type { OrderEntry } from '../../../../api/monetization/orders';
import { isUnderWay } from '../data/standing-order';
import { movesOf } from '../offer/offer-moves';

/** What stands over a thread: one of the two at most. */
export type Standing = { meetup?: Meetup; order?: OrderEntry };

/** One of the two: what is under way, and of what is over the later one. */
export function standing(meetup: Meetup | undefined, order: OrderEntry | undefined): Standing {
  if (!meetup || !order) return { meetup, order };
  if (isUnderWay(order)) return { order };
  return isToCome(meetup) || meetup.createdAt > order.createdAt ? { meetup } : { order };
}

/** Whether it is the buyer of this thread for whom the item waits, though the two have agreed on no price yet. */
export const isKept = ({ meetup }: Standing): boolean => meetup?.status === 'confirmed';

/**
 * Whether the bar of the item is shown, beneath what stands if anything does: an open offer is answered nowhere else, and a deal
 * whose meetup or order is over called off nowhere else.
 */
export function showsBar(
  { meetup, order }: Standing,
  { item, offer }: Pick<Thread, 'item' | 'offer'>,
): boolean {
  if (!meetup && !order) return true;
  if (!offer) return false;
  // Of both sides: who has countered goes on to see what they wait for.
  const moves = [offer.sellerId, offer.buyerId].flatMap((side) =>
    movesOf(offer, side, item, isKept({ meetup })),
  );
  return moves.includes('cancel') ? outlasts(offer, { meetup, order }) : moves.length > 0;
}

/** What stands is over, and has not been the end of this deal. */
function outlasts(deal: OfferView, { meetup, order }: Standing): boolean {
  if (meetup ? isToCome(meetup) : order && isUnderWay(order)) return false;
  const last = meetup ?? order?.order;
  if (last?.status !== 'completed' && last?.status !== 'delivered') return true;
  // That the item is sold is heard of a moment later.
  return deal.createdAt > last.updatedAt;
}

const isToCome = ({ status }: Meetup): boolean => LIVE_MEETUP_STATUSES.includes(status);
