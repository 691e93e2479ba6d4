import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { allowanceOf, type Feature, isIncluded } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { Database } from '#platform/persistence/database';
import { EntitlementsOf } from '../../identity/identity.contract.js';

/** What a seller's plan lets their bots do. */
export interface BotPlan {
  tier: PlanTier;
  /** How many bots may be active. */
  allowed: number;
  /** False when nobody could say what was bought: then this is what is known without it. */
  verified: boolean;
  includes(feature: Feature): boolean;
}

@Injectable()
export class BotPlans {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Database,
  ) {}

  /** `fresh`: past what is remembered of it. */
  async of(sellerId: string, fresh = false): Promise<BotPlan> {
    const { tier, verified } = await this.queries.execute(new EntitlementsOf(sellerId, fresh));
    const allowed = Number(allowanceOf(tier, 'offer-bots'));
    return { tier, allowed, verified, includes: (feature) => isIncluded(tier, feature) };
  }

  /** The plan, while nobody else changes this seller's bots until the transaction ends. */
  async lockedOf(sellerId: string, fresh = false): Promise<BotPlan> {
    await this.lock(sellerId);
    return this.of(sellerId, fresh);
  }

  /** Nobody else changes this seller's bots until the transaction ends. */
  lock(sellerId: string): Promise<void> {
    return this.db.lock(`messaging.bots:${sellerId}`);
  }

  async countActive(sellerId: string): Promise<number> {
    const row = await this.db.first(sql<{ active: number }>`
      select count(*)::int as active from messaging.bots where seller_id = ${sellerId} and status = 'active'`);
    return row?.active ?? 0;
  }

  /** How many bots are active, and how many may be. */
  async shownTo(sellerId: string): Promise<{ active: number; allowed: number }> {
    const [{ allowed }, active] = await Promise.all([this.of(sellerId), this.countActive(sellerId)]);
    return { active, allowed };
  }
}
