import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ACTIVE_BOTS } from '#contract/bots';
import { Database } from '#platform/persistence/database';
import { EntitlementsOf } from '../../identity/identity.contract.js';

/** What a seller's plan lets their bots do. */
export interface BotPlan {
  bots: boolean;
  advanced: boolean;
  /** How many bots may be active. */
  allowed: number;
}

@Injectable()
export class BotPlans {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Database,
  ) {}

  async of(sellerId: string): Promise<BotPlan> {
    const { tier, entitlements } = await this.queries.execute(new EntitlementsOf(sellerId));
    const bots = entitlements.includes('offer-bot');
    return {
      bots,
      advanced: entitlements.includes('advanced-offer-bot'),
      allowed: bots ? ACTIVE_BOTS[tier] : 0,
    };
  }

  /** The plan, while nobody else changes this seller's bots until the transaction ends. */
  async lockedOf(sellerId: string): Promise<BotPlan> {
    await this.db.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`messaging.bots:${sellerId}`}, 0))`,
    );
    return this.of(sellerId);
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
