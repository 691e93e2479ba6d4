import { Injectable } from '@nestjs/common';
import { PLAN_TIERS, type PlanTier } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { type EntitledPerson, GivesTier, type TierSource } from '../../identity/identity.contract.js';

/** By the clock, whether or not the job has been by; what is to follow a period that is over has followed. */
const TIERS = `
  select case when next_tier is not null and period_end <= $2 then next_tier else tier end as tier
  from monetization.subscriptions
  where person_id = $1 and status in ('active', 'past-due') and (holds_until is null or holds_until > $2)`;

/** What people pay for, or were assigned. */
@Injectable()
@GivesTier()
export class SubscribedTier implements TierSource {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async tierOf({ id, email }: EntitledPerson): Promise<PlanTier> {
    // Guests cannot subscribe.
    if (email === null) return 'free';
    const rows = await this.db.prepared<{ tier: PlanTier }>('tier-of', TIERS, [id, this.clock.now()]);
    return PLAN_TIERS.findLast((tier) => rows.some((row) => row.tier === tier)) ?? 'free';
  }
}
