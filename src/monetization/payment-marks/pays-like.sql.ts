import { type RawBuilder, sql } from 'kysely';

/** SQL: whether this person has paid with what one of the others, a query of ids, has paid with. */
export const paysLike = (
  personId: RawBuilder<unknown>,
  others: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (
    select from monetization.payment_marks own
    join monetization.payment_marks other on other.hash = own.hash and other.person_id <> own.person_id
    where own.person_id = ${personId} and other.person_id in (${others}))`;

/** SQL: of a row of `monetization.referrals` called `referral`, whether its friend pays like who invited them, or an earlier friend. */
export const friendPaysAlike = paysLike(
  sql`referral.friend_id`,
  sql`
    select referral.referrer_id
    union all
    select earlier.friend_id from monetization.referrals earlier
    where earlier.referrer_id = referral.referrer_id
      and (earlier.accepted_at, earlier.id) < (referral.accepted_at, referral.id)`,
);
