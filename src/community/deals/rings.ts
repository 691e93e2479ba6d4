import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { RING } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { Ratings } from '../ratings/ratings.js';
import { RingFound } from './ring-found.js';

interface NewDeal {
  saleId: string;
  sellerId: string;
  buyerId: string;
  /** ISO 8601. */
  soldAt: string;
}

/**
 * Two people who deal with each other more often in a day than anybody does are rating each other up, whichever of them
 * sells, and whether the sales stand or fall through. What is written of such deals is read, and does not count.
 */
@Injectable()
export class Rings {
  constructor(
    private readonly db: Database,
    private readonly ratings: Ratings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Before a deal of the two is stored: of those that come at once, each sees the ones before. */
  async lock(one: string, other: string): Promise<void> {
    const pair = [one, other].sort().join();
    await this.db.lock(`community.ring:${pair}`);
  }

  /**
   * Whether the deal that was just stored makes a ring, with those around it: they are not stored in the order in which things
   * were sold.
   */
  async look({ saleId, sellerId, buyerId, soldAt }: NewDeal): Promise<void> {
    const [sold, hours] = [sql`${soldAt}::timestamptz`, sql`make_interval(hours => ${RING.hours})`];
    const deals = await this.db.rows(sql<{ saleId: string; marked: boolean; most: number }>`
      with near as (
        select sale_id, sold_at, ring_at from community.deals
        where (seller_id, buyer_id) in ((${sellerId}::uuid, ${buyerId}::uuid), (${buyerId}::uuid, ${sellerId}::uuid))
          and sold_at between ${sold} - ${hours} and ${sold} + ${hours}
        order by sale_id for update
      ), ring as (
        select first.sold_at as since, count(*)::int as deals
        from near first join near deal on deal.sold_at between first.sold_at and first.sold_at + ${hours}
        where first.sold_at <= ${sold}
        group by first.sale_id, first.sold_at having count(*) >= ${RING.deals}
      )
      select sale_id as "saleId", ring_at is not null as marked, max(ring.deals) as most
      from near join ring on near.sold_at between ring.since and ring.since + ${hours}
      group by sale_id, ring_at`);
    if (deals.length === 0) return;
    const found = deals.filter(({ marked }) => !marked).map((deal) => deal.saleId);
    await this.db.rows(sql`
      update community.deals set ring_at = ${this.clock.now()} where sale_id = any(${found}::uuid[])`);
    await this.ratings.settle(found);
    this.outbox.raise(new RingFound(saleId, Math.max(...deals.map(({ most }) => most))), saleId);
  }
}
