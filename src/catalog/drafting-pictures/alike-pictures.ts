import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Category, COMPARABLES } from '#contract/listings';
import { AlikeImages } from '#platform/media/alike/alike-images';
import { Database } from '#platform/persistence/database';
import { usdText } from '#platform/persistence/money.sql';
import type { Comparable } from '../alike/comparables.dto.js';
import { listingUsage } from '../listings/listing-media.js';

/** A listing, for sale or sold, with a picture that looks like the one asked for. */
export interface AlikePicture extends Comparable {
  category: Category;
  /** Of 64 bits so many differ. */
  distance: number;
}

/** Some of them may be reserved, or sold without being shown. */
const LOOKED_AT = 50;

/** Listings whose pictures look like others, the nearest first. */
@Injectable()
export class AlikePictures {
  constructor(
    private readonly images: AlikeImages,
    private readonly db: Database,
  ) {}

  async of(imageIds: readonly string[]): Promise<AlikePicture[]> {
    const found = await this.images.of(listingUsage(''), imageIds, LOOKED_AT);
    if (found.length === 0) return [];
    return this.db.rows(sql<AlikePicture>`
      select listing.id, coalesce(sale.title, listing.title) as title,
        ${sql.raw(usdText('coalesce(sale.price_cents, listing.price_cents)'))} as price,
        listing.condition, listing.category, listing.images -> 0 as image,
        case when sale.id is null then 'asking' else 'sold' end as kind,
        to_json(coalesce(sale.sold_at, listing.created_at)) #>> '{}' as at, found.distance
      from unnest(
        ${found.map(({ id }) => id)}::uuid[], ${found.map(({ distance }) => distance)}::int[]
      ) found (id, distance)
      join catalog.listings listing on listing.id = found.id
      left join catalog.sales sale on sale.listing_id = listing.id and sale.voided_at is null
      where listing.status = 'active' or listing.status = 'sold' and sale.id is not null and not sale.hidden
      order by found.distance, listing.created_at desc
      limit ${COMPARABLES.shown}`);
  }
}
