import { type RawBuilder, sql } from 'kysely';

/** SQL: of the rows of one who invites, how many brought a reward in this day or month of UTC. What was taken back counts. */
export const rewardsOf = (span: 'day' | 'month', now: Date): RawBuilder<number> => sql<number>`
  count(*) filter (
    where rewarded_at >= date_trunc(${span}, ${now}::timestamptz, 'UTC')
  )::int`;
