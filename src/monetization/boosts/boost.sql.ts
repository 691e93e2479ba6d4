import { type RawBuilder, sql } from 'kysely';
import { UPLIFT } from '#contract/monetization/boosts';
import type { BoostedListing } from './boost-report.js';

export interface FoundBoost extends BoostedListing {
  id: string;
  sellerId: string;
  title: string;
  credits: number;
  /** PostgreSQL's own text of when it began. */
  at: string;
}

/** SQL: boosts, of rows of their table, with the others of the same listing that a report has to know of. */
export const foundBoosts = (boosts: RawBuilder<unknown>): RawBuilder<FoundBoost> => sql<FoundBoost>`
  select boost.id, boost.seller_id as "sellerId", boost.listing_id as "listingId", boost.title, boost.credits,
    to_json(boost.starts_at) #>> '{}' as at, to_json(boost.starts_at) #>> '{}' as "startsAt",
    to_json(boost.ends_at) #>> '{}' as "endsAt",
    coalesce((
      select json_agg(json_build_object('startsAt', other.starts_at, 'endsAt', other.ends_at))
      from monetization.boosts other
      where other.listing_id = boost.listing_id and other.starts_at < boost.starts_at
        and other.ends_at > boost.starts_at - make_interval(days => ${sql.lit(UPLIFT.daysBefore + 1)})
    ), '[]') as others
  from (${boosts}) boost
  order by boost.starts_at desc, boost.id desc`;
