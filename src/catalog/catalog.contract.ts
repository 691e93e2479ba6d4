import { Command, Query } from '@nestjs/cqrs';
import type { Category, Condition, ListingStatus } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import type { JsonText } from '#platform/http/json-text';

/** A listing went on sale. */
export class ListingPublished {
  static readonly type = 'catalog.listing-published';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly title: string,
    readonly price: number,
    readonly category: Category,
    readonly condition: Condition,
  ) {}
}

/**
 * Its words, price, pictures or state changed; whoever shows it asks again. `changedAt` (ISO) lets a read copy ignore
 * an older event that arrives late.
 */
export class ListingChanged {
  static readonly type = 'catalog.listing-changed';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly title: string,
    readonly price: number,
    readonly status: ListingStatus,
    readonly image: ImageDescriptor | null,
    readonly changedAt: string,
    /** None in an event of an earlier version. */
    readonly category?: Category,
  ) {}
}

/** Its seller sold it. Told before the `ListingChanged` of the same moment. */
export class ListingSold {
  static readonly type = 'catalog.listing-sold';
  constructor(
    readonly saleId: string,
    readonly listingId: string,
    readonly sellerId: string,
    /** Null when the buyer is nobody the seller found here. */
    readonly buyerId: string | null,
    readonly title: string,
    /** USD: what it was sold for. */
    readonly price: number,
    readonly category: Category,
    readonly condition: Condition,
    /** ISO 8601. */
    readonly soldAt: string,
  ) {}
}

/** A sale fell through, and its listing is for sale again. Told before the `ListingChanged` of the same moment. */
export class SaleCancelled {
  static readonly type = 'catalog.sale-cancelled';
  constructor(
    readonly saleId: string,
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string | null,
    readonly title: string,
  ) {}
}

export class ListingDeleted {
  static readonly type = 'catalog.listing-deleted';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly mediaIds: readonly string[],
  ) {}
}

/**
 * A buyer wrote to a seller about a listing, for the first time; the conversation began with it. Told by who lets people
 * talk, which knows of listings and not the other way round.
 */
export class ListingContacted {
  static readonly type = 'catalog.listing-contacted';
  constructor(
    readonly listingId: string,
    readonly buyerId: string,
    /** ISO 8601. */
    readonly contactedAt: string,
  ) {}
}

/** What somebody has done here as a seller and a buyer. */
export interface SellerRecord {
  /** On sale now. */
  listings: number;
  sold: number;
  bought: number;
}

export class RecordOfSeller extends Query<SellerRecord> {
  constructor(readonly sellerId: string) {
    super();
  }
}

/** The first page of what somebody has on sale, newest first: the answer of `GET /api/sellers/:id/listings`. */
export class ListingsOfSeller extends Query<JsonText<unknown>> {
  constructor(
    readonly sellerId: string,
    readonly cursor?: string,
  ) {
    super();
  }
}

/** A listing in short, for whoever deals with it. */
export interface ListingSummary {
  id: string;
  sellerId: string;
  title: string;
  /** USD. */
  price: number;
  status: ListingStatus;
  category: Category;
  image: ImageDescriptor | null;
  /** ISO 8601. */
  listedAt: string;
  changedAt: string;
}

/** The listing as it is now, or null when there is none that anybody may see. */
export class SummaryOfListing extends Query<ListingSummary | null> {
  constructor(readonly listingId: string) {
    super();
  }
}

/**
 * Whether one of two people has blocked the other. Asked by the catalog, and answered by whoever keeps blocks, since that
 * context knows this one.
 */
export class AreApart extends Query<boolean> {
  constructor(
    readonly oneId: string,
    readonly otherId: string,
  ) {
    super();
  }
}

/**
 * Takes an active listing off the market for one buyer: it becomes pending. Within the caller's transaction; of several
 * that try at once, one succeeds. @throws ListingNotForSale
 */
export class ReserveListing extends Command<void> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
  ) {
    super();
  }
}

/**
 * Until the caller's transaction ends, nobody else changes this listing: its row is locked before anything that hangs on it.
 * Answers it as it is then, or null when there is none that anybody may see.
 */
export class LockListing extends Command<ListingSummary | null> {
  constructor(readonly listingId: string) {
    super();
  }
}

/**
 * A listing changed hands at this price (USD): writes the sale and answers its id. Within the caller's transaction. One that
 * was sold to this very buyer before is that sale. @throws ListingNotForSale
 */
export class RecordSale extends Command<string> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string,
    readonly price: number,
  ) {
    super();
  }
}

/** Puts a pending listing back on the market: the deal fell through. Within the caller's transaction. */
export class ReleaseListing extends Command<void> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
  ) {
    super();
  }
}

/** Somebody who wrote to a listing's seller about it. */
export interface InterestedPerson {
  id: string;
  name: string;
  avatar: ImageDescriptor | null;
  /** USD: of a deal the two have; null without one. */
  agreedPrice: number | null;
}

/**
 * Answered by whoever lets people talk. Who wrote to the seller about a listing and is still here: who has a deal first, then who wrote last, fifty at most.
 * With `personId`, that person alone, if they are one of them.
 */
export class PeopleInterestedIn extends Query<InterestedPerson[]> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly personId: string | null = null,
  ) {
    super();
  }
}
