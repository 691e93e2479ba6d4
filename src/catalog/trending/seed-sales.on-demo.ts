import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { toCents } from '#contract/money';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { DEMO_SALES } from './demo-sales.js';

/** Lets things have changed hands in the demo town. Their listings are gone. */
@Injectable()
@OnDemo({ makes: 'sale', needs: ['person'] })
export class SeedSalesOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from catalog.sales limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    const rows = DEMO_SALES.map(({ title, seller, buyer, price, category, condition, hoursAgo }) => ({
      id: uuid(),
      listing_id: uuid(),
      seller_id: town.idOf('person', seller),
      buyer_id: buyer && town.idOf('person', buyer),
      price_cents: toCents(price),
      title,
      category,
      condition,
      sold_at: town.ago(hoursAgo * 60),
    }));
    for (const { id, listing_id: listingId, title } of rows) {
      town.settle('sale', title, id);
      town.settle('sold listing', title, listingId);
    }
    await this.db.rows(sql`
      insert into catalog.sales (id, listing_id, seller_id, buyer_id, price_cents, title, category, condition, sold_at)
      select id, listing_id, seller_id, buyer_id, price_cents, title, category, condition, sold_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sale (
        id uuid, listing_id uuid, seller_id uuid, buyer_id uuid, price_cents int, title text, category text,
        condition text, sold_at timestamptz)`);
  }
}
