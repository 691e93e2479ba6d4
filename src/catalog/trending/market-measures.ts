import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { MARKET_LIMITS as LIMITS } from '#contract/market';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';

/** More than are shown: some are sold until they are counted anew. */
const KEPT_HOT = 24;
const SECONDS = 60;
/** What somebody does says more than that they look. */
const WEIGHTS = { view: 1, favorite: 3, contact: 5 } as const;

/** Counts what the market's sections show. Reads much; for a job. */
@Injectable()
export class MarketMeasures {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async measure(): Promise<void> {
    const now = this.clock.now();
    for (const counting of [hotListings(now), topSellers(now)]) await this.db.patiently(SECONDS, counting);
    const [counted] = await this.db.patiently(SECONDS, soldByNow);
    if (!counted) await this.measureCommunity();
  }

  /** Whom there are, and what they think of each other: that takes a look at everybody, and changes slowly. */
  async measureCommunity(): Promise<void> {
    await this.db.patiently(SECONDS, figures(this.clock.now()));
  }
}

const since = (now: Date) => sql`${now}::timestamptz - ${LIMITS.hotDays} * interval '1 day'`;

/** The interest of the last days in what is for sale. */
const hotListings = (now: Date): RawBuilder<unknown> => sql`
  with interest as (
    select listing_id, sum(weight)::float8 as score from (
      select listing_id, ${WEIGHTS.view}::int as weight from catalog.listing_views
      where day > ${now}::date - ${LIMITS.hotDays}::int
      union all select listing_id, ${WEIGHTS.favorite} from catalog.favorites where created_at > ${since(now)}
      union all select listing_id, ${WEIGHTS.contact} from catalog.listing_contacts where contacted_at > ${since(now)}
    ) shown
    group by listing_id
  ), hottest as (
    select row_number() over (order by score desc, listing.created_at desc, listing.id)::int as place, listing.id, score
    from interest join catalog.listings listing on listing.id = listing_id and listing.status = 'active'
    order by place limit ${KEPT_HOT}
  ), cooled as (
    delete from catalog.hot_listings where place > (select count(*) from hottest)
  )
  insert into catalog.hot_listings (place, listing_id, score) select place, id, score from hottest
  on conflict (place) do update set listing_id = excluded.listing_id, score = excluded.score`;

/** Of this month (UTC), by what they sold for everybody to see. */
const topSellers = (now: Date): RawBuilder<unknown> => sql`
  with sold as (
    select seller_id, count(*)::int as sales, sum(price_cents)::bigint as earned from catalog.sales
    where voided_at is null and not hidden and seller_id is not null
      and sold_at >= date_trunc('month', ${now}::timestamptz, 'UTC')
    group by seller_id
  ), best as (
    select row_number() over (order by sales desc, earned desc, seller_id)::int as place, seller_id, sales, earned
    from sold order by place limit ${LIMITS.topSellers}
  ), gone as (
    delete from catalog.top_sellers where place > (select count(*) from best)
  )
  insert into catalog.top_sellers (place, seller_id, sales, earned_cents)
  select place, seller_id, sales, earned from best
  on conflict (place) do update
    set seller_id = excluded.seller_id, sales = excluded.sales, earned_cents = excluded.earned_cents`;

/** Everybody sees each sale added at once. No row while the community has never been counted. */
const soldByNow = sql`
  update catalog.market_figures set items_sold = (select count(*) from catalog.sales where voided_at is null)
  returning items_sold`;

/** Active are those who lately put something up, bought or sold, and those signed in who looked at something. */
const figures = (now: Date): RawBuilder<unknown> => {
  const lately = sql`${now}::timestamptz - ${LIMITS.activeDays} * interval '1 day'`;
  return sql`
    insert into catalog.market_figures (active_people, items_sold, rating)
    select
      (select count(*) from (
        select seller_id::text as person from catalog.listings where created_at > ${lately}
        union select seller_id::text from catalog.sales where sold_at > ${lately}
        union select buyer_id::text from catalog.sales where sold_at > ${lately}
        union select viewer from catalog.listing_views
          where day > ${now}::date - ${LIMITS.activeDays}::int and viewer ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      ) active where person is not null),
      (select count(*) from catalog.sales where voided_at is null),
      (select sum(rating * total_ratings) / nullif(sum(total_ratings), 0) from directory.people where rating is not null)
    on conflict (only_row) do update set
      active_people = excluded.active_people, items_sold = excluded.items_sold, rating = excluded.rating`;
};

/** Statements that count it all, one after the other. */
export const countings = (now: Date): RawBuilder<unknown>[] => [
  hotListings(now),
  topSellers(now),
  figures(now),
];
