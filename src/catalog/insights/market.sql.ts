import { type RawBuilder, sql } from 'kysely';
import { INSIGHT_LIMITS as LIMITS } from '#contract/insights';
import { usdSql } from '#platform/persistence/money.sql';
import type { ComparedPrice, MarketTrend, ViewTimes } from './insights.dto.js';

/** Prices that are looked at of a category, the latest first: a median of a thousand tells as much as one of all. */
const SAMPLE = 1000;
/** Of one's own, the newest. */
const OWN = 20;
const VIEWS = 20_000;

const median = sql`round((percentile_cont(0.5) within group (order by ${usdSql('price_cents')}))::numeric, 2)::float8`;
const enough = sql`case when count(*) >= ${LIMITS.enough} then ${median} end`;
const level = (prices: RawBuilder<unknown>) =>
  sql`(select json_build_object('median', ${enough}, 'count', count(*)) from (${prices} limit ${SAMPLE}) prices)`;

/** Of the category one sells most in: none for whoever sells nothing. */
export function marketTrend(sellerId: string, now: Date): RawBuilder<{ trend: MarketTrend }> {
  const daysAgo = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`;
  const asked = (from: number, to: number) =>
    level(sql`
    select price_cents from catalog.listings
    where status = 'active' and category = own.category and price_cents > 0
      and created_at > ${daysAgo(from)} and created_at <= ${daysAgo(to)}
    order by created_at desc, id desc`);
  const sold = (from: number, to: number) =>
    level(sql`
    select price_cents from catalog.sales
    where category = own.category and voided_at is null and price_cents > 0
      and sold_at > ${daysAgo(from)} and sold_at <= ${daysAgo(to)}
    order by sold_at desc`);
  return sql<{ trend: MarketTrend }>`
    select json_build_object('category', own.category,
      'asking', ${asked(LIMITS.days, 0)}, 'askingBefore', ${asked(2 * LIMITS.days, LIMITS.days)},
      'sold', ${sold(LIMITS.days, 0)}, 'soldBefore', ${sold(2 * LIMITS.days, LIMITS.days)}) as trend
    from (
      select category from catalog.listings where seller_id = ${sellerId} and status <> 'removed'
      group by category order by count(*) desc, category limit 1
    ) own`;
}

/** One's listings that are for sale, beside those of others that share most words of the title; the farthest off first. */
export const comparedPrices = (sellerId: string): RawBuilder<ComparedPrice> => sql<ComparedPrice>`
  with own as (
    select id, title, price_cents, category,
      tsvector_to_array(to_tsvector('catalog.listing_text', title)) as words
    from catalog.listings
    where seller_id = ${sellerId} and status = 'active' and price_cents > 0
    order by created_at desc limit ${OWN}
  )
  select own.id, own.title, ${usdSql('own.price_cents')} as price, compared.median, compared.count
  from own
  cross join lateral (
    select ${median} as median, count(*)::int as count
    from (
      select other.price_cents from catalog.listings other
      where other.status = 'active' and other.category = own.category and other.price_cents > 0
        and other.seller_id <> ${sellerId}
        and other.search @@ (select string_agg(quote_literal(word) || ':A', ' | ')::tsquery from unnest(own.words) word)
        and 2 * cardinality(array(
          select unnest(own.words) intersect select unnest(tsvector_to_array(ts_filter(other.search, '{a}')))
        )) >= cardinality(own.words)
      limit ${SAMPLE}
    ) alike
  ) compared
  where cardinality(own.words) > 0 and compared.count >= ${LIMITS.enough}
  order by abs(ln(${usdSql('own.price_cents')} / compared.median)) desc
  limit ${LIMITS.prices}`;

/** When one's listings were looked at lately. */
export const viewTimes = (sellerId: string, now: Date): RawBuilder<{ times: ViewTimes }> => sql<{
  times: ViewTimes;
}>`
  with seen as materialized (
    select extract(dow from viewed.day)::int * 24 + viewed.hour as hour
    from catalog.listings own join catalog.listing_views viewed on viewed.listing_id = own.id
    where own.seller_id = ${sellerId} and viewed.hour is not null
      and viewed.day > (${now}::timestamptz at time zone 'utc')::date - ${2 * LIMITS.days}::int
    limit ${VIEWS}
  ), counted as (
    select hour, count(*) as views from seen group by hour
  )
  select json_build_object('count', (select count(*) from seen),
    'hoursOfWeek', array(
      select coalesce(views, 0) from generate_series(0, 7 * 24 - 1) hour left join counted using (hour) order by hour
    )) as times`;
