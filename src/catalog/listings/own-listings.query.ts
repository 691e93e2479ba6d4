import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { listingAllowance } from './listing.policy.js';
import type { OwnListings, OwnListingsParams } from './own-listings.dto.js';
import { type FoundOwnListings, ownListingsAnswer, ownListingsStatement } from './own-listings.sql.js';

/** What somebody sells and has sold, newest first, and how it does in all. */
export class ListOwnListings extends Query<JsonText<OwnListings>> {
  constructor(
    readonly seller: SignedIn,
    readonly params: OwnListingsParams,
  ) {
    super();
  }
}

@QueryHandler(ListOwnListings)
export class ListOwnListingsHandler implements IQueryHandler<ListOwnListings> {
  constructor(private readonly db: Database) {}

  async execute({ seller, params }: ListOwnListings): Promise<JsonText<OwnListings>> {
    const { name, text, values } = ownListingsStatement(seller.id, params);
    const [found] = await this.db.prepared<FoundOwnListings>(name, text, values);
    if (!found) throw new Error('An aggregate returned no row.');
    const publishable = Math.max(0, listingAllowance(seller) - found.counted);
    return new JsonText(ownListingsAnswer(found, Number.isFinite(publishable) ? publishable : null));
  }
}
