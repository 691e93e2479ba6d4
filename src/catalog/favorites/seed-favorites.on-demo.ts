import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { countFavorites } from './favorite-counts.sql.js';

interface DemoFavorite {
  person: string;
  listing: string;
  minutesAgo: number;
  /** USD: what it cost then, and when it became cheaper. */
  before?: { price: number; droppedMinutesAgo: number };
}

const DEMO_FAVORITES: readonly DemoFavorite[] = [
  { person: 'mara_k', listing: 'Mechanical keyboard, quiet tactile switches', minutesAgo: 5 * HOUR_MINUTES },
  {
    person: 'mara_k',
    listing: 'Walnut lounge chair, reupholstered',
    minutesAgo: 2 * DAY_MINUTES,
    before: { price: 135, droppedMinutesAgo: 3 * HOUR_MINUTES },
  },
  {
    person: 'mara_k',
    listing: 'Electric guitar, alder body, teal',
    minutesAgo: 6 * DAY_MINUTES,
    before: { price: 240, droppedMinutesAgo: 4 * DAY_MINUTES },
  },
  { person: 'mara_k', listing: 'Two-person tent, 2.1 kg', minutesAgo: 8 * DAY_MINUTES },
  { person: 'theo_b', listing: 'City bike with basket, 54 cm frame', minutesAgo: HOUR_MINUTES },
  { person: 'priya_nair', listing: 'City bike with basket, 54 cm frame', minutesAgo: 50 },
  { person: 'sam_okafor', listing: 'Electric guitar, alder body, teal', minutesAgo: 3 * DAY_MINUTES },
  { person: 'jonas_w', listing: 'Handheld console with carry case', minutesAgo: DAY_MINUTES },
];

/** What the demo town's people want to see again. */
@Injectable()
@OnDemo({ makes: 'favorite', needs: ['person', 'listing'] })
export class SeedFavoritesOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from catalog.favorites limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const { person, listing, minutesAgo, before } of DEMO_FAVORITES)
      await this.db.rows(sql`
        with saved as (
          insert into catalog.favorites
            (person_id, listing_id, created_at, price_cents, known_cents, known_status, category, dropped_at)
          select ${town.idOf('person', person)}, id, ${town.ago(minutesAgo)},
            coalesce(${before ? toCents(before.price) : null}::int, price_cents), price_cents, status, category,
            ${before ? town.ago(before.droppedMinutesAgo) : null}::timestamptz
          from catalog.listings where id = ${town.idOf('listing', listing)}
          returning listing_id
        )
        ${countFavorites(sql`select listing_id from saved`, 1)}`);
  }
}
