import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DEAL_SIDES, REVIEW_LIMITS } from '#contract/community/reviews';
import { toCents } from '#contract/money';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { Ratings } from '../ratings/ratings.js';
import { DEMO_DEALS, type DemoDeal } from './demo-reviews.js';

/** A review of the demo town is written so long after the sale, and the answer to it as long after that. */
const LATER_MINUTES = 30;

/** Lets the people of the demo town review what they sold each other, as far as both of them did. */
@Injectable()
@OnDemo({ makes: 'review', needs: ['person', 'sale'] })
export class SeedReviewsOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly ratings: Ratings,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from community.deals limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const deal of DEMO_DEALS) await this.keep(deal, town);
    await this.ratings.settle(DEMO_DEALS.map(({ title }) => town.idOf('sale', title)));
  }

  private async keep({ title, price, hoursAgo, by, ...people }: DemoDeal, town: DemoTown): Promise<void> {
    const saleId = town.idOf('sale', title);
    const id = {
      seller: town.idOf('person', people.seller),
      buyer: town.idOf('person', people.buyer),
    };
    const soldAt = town.ago(hoursAgo * 60);
    const both = DEAL_SIDES.every((side) => by[side]);
    const writtenAt = town.ago(hoursAgo * 60 - LATER_MINUTES);
    await this.db.rows(sql`
      insert into community.deals
        (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at, told_at)
      values (${saleId}, ${uuid()}, ${id.seller}, ${id.buyer}, ${title}, ${toCents(price)}, false, ${soldAt},
        ${soldAt}::timestamptz + make_interval(days => ${REVIEW_LIMITS.openDays}), ${both ? writtenAt : null})`);
    for (const side of DEAL_SIDES) {
      const review = by[side];
      if (!review) continue;
      const { stars, text = '', tags = [], reply = null } = review;
      await this.db.rows(sql`
        insert into community.reviews (id, sale_id, side, author_id, subject_id, stars, text, tags, photos,
          written_at, shown_at, reply, replied_at)
        select ${uuid()}, sale_id, ${side}, ${id[side]}, ${id[side === 'seller' ? 'buyer' : 'seller']}, ${stars},
          ${text}, ${tags}::text[], '[]', ${writtenAt}, ${both ? sql`${writtenAt}` : sql`closes_at`}, ${reply},
          ${reply && town.ago(hoursAgo * 60 - 2 * LATER_MINUTES)}
        from community.deals where sale_id = ${saleId}`);
    }
  }
}
