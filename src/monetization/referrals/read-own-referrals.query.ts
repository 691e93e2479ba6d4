import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { badgeFor } from '#contract/monetization/referrals';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Credits } from '../ledger/credits.js';
import type { OwnReferrals } from './referral.dto.js';
import { rewardsOf } from './rewards.sql.js';

export class ReadOwnReferrals extends Query<OwnReferrals> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadOwnReferrals)
export class ReadOwnReferralsHandler implements IQueryHandler<ReadOwnReferrals> {
  constructor(
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: ReadOwnReferrals): Promise<OwnReferrals> {
    const [found, { spendable, held, heldUntil }] = await Promise.all([
      this.db.first(sql<Omit<OwnReferrals, 'badge' | 'credits'>>`
        select
          (select code from monetization.referral_codes where person_id = ${personId} and shown) as code,
          count(*) filter (where state <> 'refused')::int as joined,
          count(*) filter (where state in ('rewarded', 'counted'))::int as successful,
          count(*) filter (where state = 'rewarded')::int as earned,
          ${rewardsOf('day', this.clock.now())} as today,
          ${rewardsOf('month', this.clock.now())} as month
        from monetization.referrals where referrer_id = ${personId}`),
      this.credits.balanceOf(personId),
    ]);
    if (!found) throw new Error('A count has a row.');
    return {
      ...found,
      badge: badgeFor(found.successful),
      credits: { spendable, held, heldUntil: heldUntil?.toISOString() ?? null },
    };
  }
}
