import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Category } from '#contract/listings';
import { plainWords } from '#contract/search/plain-words';
import { readWords } from '#contract/search/read-words';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { likenessOf } from '../alike/likeness.js';
import { whereListings } from '../browse/browse-filters.js';
import { termsQuery } from '../search-words/search-query.sql.js';
import { type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { EstimateBody, MarketValue } from './market-value.dto.js';
import { type FoundAlike, marketValue } from './market-value.js';

/** Of each kind so many are looked at, the latest. */
const LOOKED_AT = sql.lit(200);

/** What an item is worth, by what such things are sold and asked for here. */
export class EstimateValue extends Query<MarketValue> {
  constructor(readonly item: EstimateBody) {
    super();
  }
}

@QueryHandler(EstimateValue)
export class EstimateValueHandler implements IQueryHandler<EstimateValue> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ item }: EstimateValue): Promise<MarketValue> {
    const category = item.category ?? categoryIn(item.title);
    const terms = wholeTerms(wordsOf(likenessOf(item.title, category ?? 'other')));
    const found = terms ? await this.alike(terms, category) : [];
    return marketValue({ ...item, category }, found, this.clock.now());
  }

  private alike(terms: Terms, category: Category | null): Promise<FoundAlike[]> {
    return this.db.rows(sql<FoundAlike>`
      (
        select id, title, ${usdSql('price_cents')} as price, condition, images -> 0 as image, 'asking' as kind,
          to_json(created_at) #>> '{}' as at, view_count as views, favorite_count as favorites,
          null::float8 as days
        from catalog.listings
        where ${whereListings({ terms, category: category ?? undefined })}
        order by created_at desc limit ${LOOKED_AT}
      ) union all (
        select sale.listing_id as id, sale.title, ${usdSql('sale.price_cents')} as price, sale.condition, sale.image,
          'sold' as kind, to_json(sale.sold_at) #>> '{}' as at, 0 as views, 0 as favorites,
          extract(epoch from sale.sold_at - coalesce(listing.first_listed_at, listing.created_at))::float8 / 86400
            as days
        from (
          select * from catalog.sales
          where voided_at is null and not hidden ${category ? sql`and category = ${category}` : sql``}
            and to_tsvector('catalog.listing_text', title) @@ (${termsQuery(terms)})
          order by sold_at desc limit ${LOOKED_AT}
        ) sale
        left join catalog.listings listing on listing.id = sale.listing_id
      )`);
  }
}

/** Where what a title names is mostly sold. */
const categoryIn = (title: string): Category | null =>
  readWords(plainWords(title))
    .filter(({ categories }) => categories.length > 0)
    .at(-1)?.categories[0] ?? null;
