import { Command } from '@nestjs/cqrs';
import type { Category, Condition, ListingStatus } from '#contract/listings';

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

/** Its words, price, pictures or state changed; whoever shows it asks again. */
export class ListingChanged {
  static readonly type = 'catalog.listing-changed';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly title: string,
    readonly price: number,
    readonly status: ListingStatus,
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

/** Gives everything one person sells to another: a guest who became a member. Answers how many listings moved. */
export class TransferListings extends Command<number> {
  constructor(
    readonly fromSellerId: string,
    readonly toSellerId: string,
  ) {
    super();
  }
}
