import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Category } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { whereListings } from '../browse/browse-filters.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { termsQuery } from '../search-words/search-query.sql.js';
import { type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { Comparable, Comparables } from './comparables.dto.js';
import { likenessOf } from './likeness.js';
import { nearest } from './nearest.js';

/** Of each kind so many are looked at, the latest. */
const LOOKED_AT = 50;

/** What others ask for such a thing, and what it was sold for. */
export class CompareListing extends Query<Comparables> {
  constructor(readonly listingId: string) {
    super();
  }
}

@QueryHandler(CompareListing)
export class CompareListingHandler implements IQueryHandler<CompareListing> {
  constructor(private readonly db: Database) {}

  async execute({ listingId }: CompareListing): Promise<Comparables> {
    const listing = await this.db.first(sql<{ title: string; category: Category }>`
      select title, category from catalog.listings where id = ${listingId} and status <> 'removed'`);
    if (!listing) throw new ListingNotFound(listingId);
    const { title, category } = listing;
    const terms = wholeTerms(wordsOf(likenessOf(title, category)));
    return nearest(title, terms ? await this.alike(listingId, terms, category) : []);
  }

  private alike(listingId: string, terms: Terms, category: Category): Promise<Comparable[]> {
    return this.db.rows(sql<Comparable>`
      (
        select id, title, ${usdSql('price_cents')} as price, condition, images -> 0 as image, 'asking' as kind,
          to_json(created_at) #>> '{}' as at
        from catalog.listings
        where ${whereListings({ terms, category })} and id <> ${listingId}
        order by created_at desc limit ${LOOKED_AT}
      ) union all (
        select listing_id as id, title, ${usdSql('price_cents')} as price, condition, image, 'sold' as kind,
          to_json(sold_at) #>> '{}' as at
        from catalog.sales
        where voided_at is null and not hidden and category = ${category} and listing_id <> ${listingId}
          and to_tsvector('catalog.listing_text', title) @@ (${termsQuery(terms)})
        order by sold_at desc limit ${LOOKED_AT}
      )`);
  }
}
