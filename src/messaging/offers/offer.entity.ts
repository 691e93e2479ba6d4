import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { type OfferEvent, type OfferShape, type OfferStatus, OPEN_OFFER_STATUSES } from '#contract/chat';
import { toCents, toUsd } from '#contract/money';
import type { DetectedOffer } from '#contract/offers/detect-offer';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { HOUR_MS } from '#contract/time';
import { record } from '#platform/outbox/domain-event';
import { DealAgreed, DealCalledOff } from '../messaging.contract.js';
import { BuyerWentSilent, OfferChanged, OfferMade, type OfferNotice } from './offer-events.js';

const OfferSchema = defineEntity({
  name: 'Offer',
  schema: 'messaging',
  tableName: 'offers',
  properties: {
    id: p.uuid().primary(),
    conversationId: p.uuid(),
    listingId: p.uuid(),
    sellerId: p.uuid(),
    buyerId: p.uuid(),
    messageId: p.uuid(),
    amountCents: p.integer(),
    counterCents: p.integer().nullable(),
    confidence: p.text().$type<DetectedOffer['confidence']>(),
    method: p.text(),
    numbers: p.json<number[]>(),
    status: p.text().$type<OfferStatus>(),
    expiresAt: p.datetime(),
    followedUpAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

const OPEN_MS = OFFER_LIMITS.expiresAfterHours * HOUR_MS;

/** Read out of a buyer's words, or `stated`: named apart from them. */
export type FoundOffer = Omit<DetectedOffer, 'method'> & { method: DetectedOffer['method'] | 'stated' };

/** What a message offers, and where. */
export interface OfferParts {
  conversationId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  messageId: string;
  found: FoundOffer;
}

/** One price a buyer named, and what became of it. Who may do what is in `offer.policy.ts`. */
export class Offer extends OfferSchema.class {
  static make({ found, ...parts }: OfferParts, now: Date): Offer {
    const offer = Object.assign(new Offer(), {
      ...parts,
      id: uuid(),
      amountCents: toCents(found.amount),
      counterCents: null,
      confidence: found.confidence,
      method: found.method,
      numbers: found.numbers,
      followedUpAt: null,
      createdAt: now,
    });
    offer.become('negotiating', now);
    offer.expiresAt = new Date(now.getTime() + OPEN_MS);
    record(offer, new OfferMade(offer.id));
    offer.tell('made', offer.buyerId, null);
    return offer;
  }

  /** USD: what is on the table, the buyer's price or the seller's. */
  get price(): number {
    return toUsd(this.counterCents ?? this.amountCents);
  }

  /** An open offer past its time has expired, whether or not the job has been by. */
  statusAt(now: Date): OfferStatus {
    const open = OPEN_OFFER_STATUSES.includes(this.status);
    return open && this.expiresAt <= now ? 'expired' : this.status;
  }

  /** Asks for another price, which stands as long as an offer does. `automatic`: the bot has said so itself. */
  counter(counterCents: number, now: Date, { automatic = false } = {}): void {
    this.counterCents = counterCents;
    this.become('countered', now);
    this.expiresAt = new Date(now.getTime() + OPEN_MS);
    this.tell('countered', this.sellerId, automatic ? null : 'offer-countered');
  }

  accept(byId: string, now: Date): void {
    this.become('accepted', now);
    record(this, new DealAgreed(this.listingId, this.sellerId, this.buyerId, this.price));
    this.tell('accepted', byId, 'offer-accepted');
  }

  decline(byId: string, now: Date, { automatic = false } = {}): void {
    this.become('declined', now);
    this.tell('declined', byId, automatic ? null : 'offer-declined');
  }

  /** Somebody else gets the item. */
  lose(now: Date): void {
    this.become('declined', now);
    this.tell('declined', this.sellerId, 'offer-taken');
  }

  withdraw(now: Date): void {
    this.become('withdrawn', now);
    this.tell('withdrawn', this.buyerId, 'offer-withdrawn');
  }

  /** One of the two wants nothing more to do with the other: over, without a word. */
  breakOff(byId: string, now: Date): void {
    if (byId === this.buyerId) return this.giveWay(now);
    this.decline(byId, now, { automatic: true });
  }

  /** The same buyer names another price, which says it all. */
  giveWay(now: Date): void {
    this.become('withdrawn', now);
    this.tell('withdrawn', this.buyerId, null);
  }

  /** Time ran out, or the listing is gone. The side that was waited for lets it expire; the other one is told. */
  expire(now: Date): void {
    const waitedFor = this.status === 'countered' ? this.buyerId : this.sellerId;
    this.become('expired', now);
    this.tell('expired', waitedFor, 'offer-expired');
  }

  /**
   * Calls an accepted deal off: the buyer takes the offer back, or the seller declines it after all. `since`: from when on what
   * the two agree on is not of this deal.
   */
  cancel(byId: string, now: Date, since = now): void {
    this.become(byId === this.buyerId ? 'withdrawn' : 'declined', now);
    const { listingId, sellerId, buyerId } = this;
    record(this, new DealCalledOff(listingId, sellerId, buyerId, byId, since.toISOString()));
    this.tell('cancelled', byId, 'deal-cancelled');
  }

  /** The listing is gone, and an open offer or a deal with it. */
  fallThrough(now: Date): void {
    if (this.status !== 'accepted') return this.expire(now);
    this.become('declined', now);
    // Not `deal-cancelled`, which says that the item is for sale again.
    this.tell('cancelled', this.sellerId, 'offer-declined');
  }

  /** The buyer has not answered a counter for as long as the seller's bot waits. */
  followUp(now: Date): void {
    this.followedUpAt = now;
    record(this, new BuyerWentSilent(this.id));
  }

  /** What was to be said about the silence could not be: another time. */
  followUpLater(): void {
    this.followedUpAt = null;
  }

  shape(now: Date): OfferShape {
    const { id, conversationId, listingId, sellerId, buyerId, amountCents } = this;
    return {
      id,
      conversationId,
      listingId,
      sellerId,
      buyerId,
      amount: toUsd(amountCents),
      counter: this.counterCents ? toUsd(this.counterCents) : null,
      status: this.statusAt(now),
      expiresAt: this.expiresAt.toISOString(),
      createdAt: this.createdAt.toISOString(),
    };
  }

  private become(status: OfferStatus, now: Date): void {
    this.status = status;
    this.updatedAt = now;
  }

  private tell(event: OfferEvent, byId: string, notice: OfferNotice | null): void {
    const by = byId === this.buyerId ? 'buyer' : 'seller';
    record(this, new OfferChanged(this.id, event, this.price, byId, notice, by));
  }
}

OfferSchema.setClass(Offer);
