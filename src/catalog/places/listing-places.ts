import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { codeSql } from './place.sql.js';
import { PlacesSettings } from './places.settings.js';

/** Where things for sale are: at the postal code they are listed with or, without a known one, where their seller is. */
@Injectable()
export class ListingPlaces {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
  ) {}

  async of(sellerId: string, zipCode: string | null | undefined): Promise<number | null> {
    const row = await this.db.first(sql<{ place: number | null }>`
      select coalesce(
        (select place from catalog.postal_codes where code = ${codeSql(sql`${zipCode ?? null}::text`)}
          order by array_position(${this.settings.countries}::text[], country) limit 1),
        (select place from catalog.chosen_places where person_id = ${sellerId})
      ) as place`);
    return row?.place ?? null;
  }

  /** A seller has chosen another place, or none: what has no postal code of its own goes along. */
  async follow(sellerId: string, place: number | null): Promise<void> {
    await this.db.rows(sql`
      update catalog.listings set place_id = ${place}::int
      where seller_id = ${sellerId} and place_id is distinct from ${place}::int
        and not exists (select from catalog.postal_codes where code = ${codeSql(sql`zip_code`)})`);
  }
}
