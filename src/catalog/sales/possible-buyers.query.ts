import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { PeopleInterestedIn } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotFound, NotYourListing } from '../listings/listing.errors.js';
import { maySellListing } from '../listings/listing.policy.js';
import type { PossibleBuyers } from './sales.dto.js';

/** Whom its seller may have sold a listing to. */
export class ListPossibleBuyers extends Query<PossibleBuyers> {
  constructor(
    readonly seller: SignedIn,
    readonly listingId: string,
  ) {
    super();
  }
}

@QueryHandler(ListPossibleBuyers)
export class ListPossibleBuyersHandler implements IQueryHandler<ListPossibleBuyers> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  async execute({ seller, listingId }: ListPossibleBuyers): Promise<PossibleBuyers> {
    const listing = await this.em.findOne(Listing, listingId, {
      fields: ['sellerId'],
      disableIdentityMap: true,
    });
    if (!listing) throw new ListingNotFound(listingId);
    if (!maySellListing(seller, listing)) throw new NotYourListing();
    return { items: await this.queries.execute(new PeopleInterestedIn(listingId, seller.id)) };
  }
}
