import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Category } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { whereListings } from '../browse/browse-filters.js';
import { termsQuery } from '../search-words/search-query.sql.js';
import { type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { Comparable, Comparables } from './comparables.dto.js';
import { likenessOf } from './likeness.js';
import { nearest } from './nearest.js';

/** Of each kind so many are looked at, the latest. */
const LOOKED_AT = 50;

export interface Thing {
  title: string;
  category: Category;
}

/** What others ask for such a thing, and what it was sold for: of a listing, or of what is to become one. */
@Injectable()
export class LookAlikes {
  constructor(private readonly db: Database) {}

  /** `except`: the listing itself. */
  async of({ title, category }: Thing, except: string | null = null): Promise<Comparables> {
    const terms = wholeTerms(wordsOf(likenessOf(title, category)));
    return nearest(title, terms ? await this.alike(terms, category, except) : []);
  }

  private alike(terms: Terms, category: Category, except: string | null): Promise<Comparable[]> {
    const another = (id: string) => (except ? sql`${sql.ref(id)} <> ${except}` : sql`true`);
    return this.db.rows(sql<Comparable>`
      (
        select id, title, ${usdSql('price_cents')} as price, condition, images -> 0 as image, 'asking' as kind,
          to_json(created_at) #>> '{}' as at
        from catalog.listings
        where ${whereListings({ terms, category })} and ${another('id')}
        order by created_at desc limit ${LOOKED_AT}
      ) union all (
        select listing_id as id, title, ${usdSql('price_cents')} as price, condition, image, 'sold' as kind,
          to_json(sold_at) #>> '{}' as at
        from catalog.sales
        where voided_at is null and not hidden and category = ${category} and ${another('listing_id')}
          and to_tsvector('catalog.listing_text', title) @@ (${termsQuery(terms)})
        order by sold_at desc limit ${LOOKED_AT}
      )`);
  }
}
