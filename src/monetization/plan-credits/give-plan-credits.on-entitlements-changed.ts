import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { EntitlementsChanged } from '../../identity/identity.contract.js';
import { PlanCredits } from './plan-credits.js';

/** Whoever has just paid has the credits of the month at once: they may have paid for these. */
@Injectable()
@ReactsTo(EntitlementsChanged)
export class GivePlanCreditsOnEntitlementsChanged implements Reaction<EntitlementsChanged> {
  constructor(private readonly plans: PlanCredits) {}

  async react({ profileId }: EntitlementsChanged): Promise<void> {
    // One that they pay for and one that is assigned to them, at most.
    for (const id of await this.plans.due(sql`person_id = ${profileId}`)) await this.plans.give(id);
  }
}
