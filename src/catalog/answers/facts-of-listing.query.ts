import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CompareListing } from '../alike/compare-listing.query.js';
import { FactsOfListing, type ListingFacts } from '../catalog.contract.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { DetailOfListing } from '../listings/listing-detail.query.js';

/** Reads what everybody reads: nothing that only its seller sees can be among it. */
@QueryHandler(FactsOfListing)
export class FactsOfListingHandler implements IQueryHandler<FactsOfListing> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ listingId }: FactsOfListing): Promise<ListingFacts | null> {
    try {
      const [page, { items, median }] = await Promise.all([
        this.queries.execute(new DetailOfListing(listingId, null)),
        this.queries.execute(new CompareListing(listingId)),
      ]);
      const { createdAt, seller, ...shown } = page.read();
      return {
        id: shown.id,
        title: shown.title,
        description: shown.description,
        price: shown.price,
        category: shown.category,
        condition: shown.condition,
        location: shown.location,
        status: shown.status,
        listedAt: createdAt,
        seller: seller && {
          id: seller.id,
          name: seller.name,
          rating: seller.rating,
          totalRatings: seller.totalRatings,
        },
        similar: { count: items.length, median },
      };
    } catch (error) {
      if (error instanceof ListingNotFound) return null;
      throw error;
    }
  }
}
