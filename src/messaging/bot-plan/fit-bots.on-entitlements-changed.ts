import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { PlanNotVerified } from '#platform/plans/plan.errors';
import { EntitlementsChanged } from '../../identity/identity.contract.js';
import { BotPlans } from './bot-plans.js';

/**
 * Of more active bots than the plan carries, the youngest pause; those that paused for that go on when there is room for
 * them. What a seller has paused themselves stays paused.
 */
@Injectable()
@ReactsTo(EntitlementsChanged)
export class FitBotsOnEntitlementsChanged implements Reaction<EntitlementsChanged> {
  constructor(
    private readonly db: Database,
    private readonly plans: BotPlans,
    private readonly clock: Clock,
  ) {}

  async react({ profileId }: EntitlementsChanged): Promise<void> {
    const { tier, allowed, verified } = await this.plans.lockedOf(profileId, true);
    // Nothing would fit them again before the next change: the outbox asks until somebody can say.
    if (!verified) throw new PlanNotVerified('offer-bots', tier);
    await this.db.rows(sql`
      with placed as (
        select bot.id,
          row_number() over (order by bot.status <> 'active', bot.created_at, bot.id) <= ${allowed} as runs
        from messaging.bots bot join messaging.items item on item.id = bot.listing_id
        where bot.seller_id = ${profileId}
          and (bot.status = 'active' or (bot.paused_by_plan and item.status in ('active', 'pending')))
      )
      update messaging.bots bot
      set status = case when runs then 'active' else 'paused' end, paused_by_plan = not runs,
        updated_at = ${this.clock.now()}
      from placed where placed.id = bot.id and runs <> (bot.status = 'active')`);
  }
}
