import { type RawBuilder, sql } from 'kysely';

/** Of `referral`, whether it counts because of this listing, which is noted once it does; as the index of these says it. */
export const isRewardedFor = (listingId: string): RawBuilder<boolean> =>
  sql<boolean>`(referral.listing_id = ${listingId} and referral.state in ('rewarded', 'counted'))`;
