import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MARKET_LIMITS as LIMITS } from '#contract/market';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { cardText } from '../cards/cards.sql.js';
import type { MarketAnswer } from './market.dto.js';
import { SHOWN_SALE } from './shown-sale.sql.js';

/** How old it may be: it is the same for everybody. */
const FRESH_MS = 5000;

/** What goes on in the market. Every top seller's earnings are in it, which are for their own eyes. */
@Injectable()
export class MarketLife {
  private kept?: { read: Promise<MarketAnswer>; at: number };

  constructor(private readonly db: Database) {}

  async read(): Promise<MarketAnswer> {
    const now = Date.now();
    if (!this.kept || now - this.kept.at > FRESH_MS) this.kept = { read: this.readAnew(), at: now };
    try {
      return await this.kept.read;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }

  /** Something is known to have changed. */
  forget(): void {
    this.kept = undefined;
  }

  private async readAnew(): Promise<MarketAnswer> {
    const row = await this.db.first(sql<{ life: MarketAnswer }>`
      select json_build_object(
        'recentSales', (
          select coalesce(json_agg(sale order by sold_at desc, id desc), '[]') from (${recentSales}) recent),
        'hotItems', (select coalesce(json_agg(card order by place), '[]') from (${hotItems}) hot),
        'topSellers', (select coalesce(json_agg(seller order by place), '[]') from (${topSellers}) best),
        'figures', (
          select json_build_object('activePeople', active_people, 'itemsSold', items_sold, 'rating', rating)
          from catalog.market_figures)
      ) as life`);
    if (!row) throw new Error('A statement without conditions answered no row.');
    return row.life;
  }
}

const recentSales = sql`
  select sale.id, sale.sold_at, ${SHOWN_SALE} as sale
  from (
    select id, title, price_cents, sold_at, seller_id from catalog.sales
    where voided_at is null and not hidden and seller_id is not null
    order by sold_at desc, id desc limit ${LIMITS.recentSales}
  ) sale
  join directory.people seller on seller.id = sale.seller_id and not seller.deleted`;

const hotItems = sql`
  select hot.place, (${sql.raw(cardText('listing', 'seller'))})::json as card
  from catalog.hot_listings hot
  join catalog.listings listing on listing.id = hot.listing_id and listing.status = 'active'
  left join directory.people seller on seller.id = listing.seller_id
  order by hot.place limit ${LIMITS.hotItems}`;

const topSellers = sql`
  select best.place, json_build_object(
    'id', seller.id, 'name', seller.name, 'avatar', seller.avatar, 'verified', seller.verified,
    'sales', best.sales, 'earned', ${usdSql('best.earned_cents')}) as seller
  from catalog.top_sellers best
  join directory.people seller on seller.id = best.seller_id and not seller.deleted`;
