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
    /** ISO 8601. None in an event of an earlier version. */
    readonly publishedAt?: string,
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
    /** What had kept it for somebody let go of it, and tells of that itself. */
    readonly letGo?: true,
  ) {}
}

/**
 * Its seller sold it. Told before the `ListingChanged` of the same moment. What ends something for it asks, behind the listing's
 * lock, whether the sale still stands (`SaleStands`): it may have fallen through, and something else been agreed.
 */
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
    /** ISO 8601. None in an event of an earlier version. */
    readonly deletedAt?: string,
    /** By an administrator, from somebody else. None in an event of an earlier version. */
    readonly takenDown = false,
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

/** Whether somebody has something here, on sale or sold, that was listed before a moment, or at all. */
export class HadListings extends Query<boolean> {
  constructor(
    readonly sellerId: string,
    readonly before: Date | null = null,
  ) {
    super();
  }
}

/** One item that changed hands, as it was then. */
export interface SaleRecord {
  id: string;
  listingId: string;
  /** Null once they have left. */
  sellerId: string | null;
  /** Null when it is nobody the seller found here, too. */
  buyerId: string | null;
  /** Empty once its seller has left. */
  title: string;
  /** USD: what it was sold for. */
  price: number;
  image: ImageDescriptor | null;
  /** Not to be shown to everybody. */
  hidden: boolean;
  /** ISO 8601. */
  soldAt: string;
  /** It fell through. */
  voided: boolean;
}

export class RecordOfSale extends Query<SaleRecord | null> {
  constructor(
    readonly saleId: string,
    /**
     * It stays so until the caller's transaction ends: the sale does not fall through meanwhile, and neither of the two leaves
     * or becomes somebody else. Before rows of whatever follows from it.
     */
    readonly held = false,
  ) {
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
  /** What keeps it for its buyer, as of `ReserveListing`. */
  holdId: string | null;
  /** ISO 8601: the first time, however often it was renewed. */
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
    /** What keeps it from now on: an offer, a meetup or an order. */
    readonly holdId: string,
    /** Who knows by this that it is pending, and is not told so as one of those who saved it. */
    readonly buyerId: string,
  ) {
    super();
  }
}

/**
 * A pending listing stays kept for the same buyer, by something else from now on: two who meet about it agree on a price.
 * Within the caller's transaction, behind the listing's lock. @throws ListingNotForSale when `holdId` keeps it no more
 */
export class PassListingOn extends Command<void> {
  constructor(
    readonly listingId: string,
    /** As of `ReserveListing`. */
    readonly holdId: string,
    readonly nextHoldId: string,
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
 * was sold to this very buyer before is that sale; who has left meanwhile is not named. @throws ListingNotForSale
 */
export class RecordSale extends Command<string> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string,
    readonly price: number,
    /** Not to be shown to everybody. */
    readonly hidden = false,
  ) {
    super();
  }
}

/** The sale of a listing to this buyer, if there is one that stands. */
export class SaleTo extends Query<string | null> {
  constructor(
    readonly listingId: string,
    readonly buyerId: string,
  ) {
    super();
  }
}

/** Locks a listing as `LockListing` does, and answers whether this sale of it has not fallen through. */
export class SaleStands extends Command<boolean> {
  constructor(
    readonly listingId: string,
    readonly saleId: string,
  ) {
    super();
  }
}

/**
 * A sale fell through: it is voided, and the listing for sale again. Within the caller's transaction, behind the listing's lock.
 * Nothing when it has been voided before.
 */
export class VoidSale extends Command<void> {
  constructor(
    readonly listingId: string,
    readonly saleId: string,
  ) {
    super();
  }
}

/** Something that is to be sent to a buyer, or is on its way. */
export interface OrderUnderWay {
  buyerId: string;
  isShipped: boolean;
}

/**
 * The newest order about a listing that is under way, and keeps it for its buyer. Answered by whoever keeps orders, since that
 * context knows this one.
 */
export class OrderAbout extends Query<OrderUnderWay | null> {
  constructor(readonly listingId: string) {
    super();
  }
}

/** Ids of the pictures that orders about a listing show, whatever has become of them. Answered as `OrderAbout` is. */
export class PicturesInOrders extends Query<string[]> {
  constructor(readonly listingId: string) {
    super();
  }
}

/** A listing that somebody has, or is to have. */
export interface TakenListing {
  listingId: string;
  buyerId: string;
}

/** Which of these listings are on their way to whom. Answered as `OrderAbout` is. */
export class ShippedOrders extends Query<TakenListing[]> {
  constructor(readonly listingIds: readonly string[]) {
    super();
  }
}

/**
 * Puts a pending listing back on the market: what kept it fell through. Nothing when something else keeps it by now, or its
 * seller. Answers whether it is for sale again. Within the caller's transaction.
 */
export class ReleaseListing extends Command<boolean> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** As of `ReserveListing`; null: what nothing is known to keep. */
    readonly holdId: string | null,
    /** Who did not get it and knows so by that: is not told it as one of those who saved it. */
    readonly buyerId: string | null = null,
  ) {
    super();
  }
}

/**
 * An active listing stands first in its category for so many days, or so many more; answers until when. Within the caller's
 * transaction. @throws ListingNotForSale
 */
export class BoostListing extends Command<Date> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly days: number,
  ) {
    super();
  }
}

/** Takes the mark from those of these listings whose time is over. Within the caller's transaction. */
export class EndBoosts extends Command<void> {
  constructor(readonly listingIds: readonly string[]) {
    super();
  }
}

/** A listing, and the first and the last day (`2026-11-09`, UTC) that is asked for. */
export interface DaysOfListing {
  listingId: string;
  from: string;
  to: string;
}

/** A listing that is not removed, and how often it was looked at on each of the days, the oldest first. */
export interface ViewsOfListing {
  /** Which of those that were asked for, from zero. */
  place: number;
  listingId: string;
  title: string;
  status: ListingStatus;
  image: ImageDescriptor | null;
  /** The day it was first put up. */
  listedOn: string;
  days: { day: string; views: number }[];
}

/** In any order, and without what is gone. A listing may be asked for several times. */
export class ViewsOfListings extends Query<ViewsOfListing[]> {
  constructor(readonly asked: readonly DaysOfListing[]) {
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

/** Ids of coarse places (`#contract/places`), which stay with the server: null where nobody knows. */
export interface CoarsePlaces {
  listing: number | null;
  /** Of who asks, when they have chosen one and it is not theirs that is for sale. */
  reader: number | null;
}

/** Where a listing is and where somebody who looks at it is, to find what lies between them. @throws ListingNotFound */
export class CoarsePlacesOf extends Query<CoarsePlaces> {
  constructor(
    readonly listingId: string,
    readonly readerId: string,
  ) {
    super();
  }
}

/** What a listing's page shows to everybody, in the words and figures that a question about it is answered with. */
export interface ListingFacts {
  id: string;
  title: string;
  description: string;
  /** USD. */
  price: number;
  category: Category;
  condition: Condition;
  location: string | null;
  status: ListingStatus;
  /** ISO 8601. */
  listedAt: string;
  seller: { id: string; name: string; rating: number | null; totalRatings: number } | null;
  /** Things of its kind: how many, and the median of their prices (USD), null where there are too few to say. */
  similar: { count: number; median: number | null };
}

/** Null when there is none that anybody may see. */
export class FactsOfListing extends Query<ListingFacts | null> {
  constructor(readonly listingId: string) {
    super();
  }
}

export interface OwnListingFacts {
  id: string;
  title: string;
  /** USD: what is asked. */
  price: number;
  status: ListingStatus;
  /** USD: what it brought; null for one that is not sold. */
  soldFor: number | null;
}

/** How somebody's own selling stands. */
export interface OwnSelling {
  active: number;
  pending: number;
  sold: number;
  drafts: { count: number; titles: string[] };
  lastSale: { listingId: string; title: string; price: number; soldAt: string } | null;
  /** Those whose titles have all the words asked for, newest first, five at most. */
  named: OwnListingFacts[];
}

/** To be told to this person alone. */
export class OwnSellingOf extends Query<OwnSelling> {
  constructor(
    readonly personId: string,
    /** Parts of a title; without any, none is named. */
    readonly words: readonly string[] = [],
  ) {
    super();
  }
}
