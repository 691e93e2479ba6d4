import type { OfferEvent } from '#contract/chat';
import type { NoticeCode } from '#contract/notices/notices';

/** A buyer named a price: the seller's bot answers, or the seller is told. */
export class OfferMade {
  static readonly type = 'messaging.offer-made';
  constructor(readonly offerId: string) {}
}

/** How the side that did not act is told. */
export type OfferNotice = Extract<NoticeCode, `offer-${string}` | 'deal-cancelled' | 'buyer-behavior'>;

/** Of an offer. Who that is may change until it is told: a guest becomes a member. */
export type Side = 'buyer' | 'seller';

/** Something happened to an offer; `notice` is null when a message in the thread has said so already. */
export class OfferChanged {
  static readonly type = 'messaging.offer-changed';
  constructor(
    readonly offerId: string,
    readonly event: OfferEvent,
    /** USD. */
    readonly amount: number,
    readonly byId: string,
    readonly notice: OfferNotice | null,
    /** Who did it. None in an event of an earlier version, which knows only `byId`. */
    readonly by?: Side,
  ) {}
}

/** A counter went unanswered for as long as the seller's bot waits. */
export class BuyerWentSilent {
  static readonly type = 'messaging.buyer-went-silent';
  constructor(readonly offerId: string) {}
}

/** A buyer wrote something that is no offer, about a listing whose bot may know an answer. */
export class BuyerWrote {
  static readonly type = 'messaging.buyer-wrote';
  constructor(
    readonly messageId: string,
    readonly conversationId: string,
    readonly listingId: string,
    readonly buyerId: string,
  ) {}
}
