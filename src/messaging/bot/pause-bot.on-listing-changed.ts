import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { BotPlans } from '../bot-plan/bot-plans.js';
import { Bot } from './bot.entity.js';

/** A bot has nothing left to do for what is sold, and makes room for another. */
@Injectable()
@ReactsTo(ListingChanged)
export class PauseBotOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly em: EntityManager,
    private readonly plans: BotPlans,
    private readonly clock: Clock,
  ) {}

  async react({ listingId, status }: ListingChanged): Promise<void> {
    if (status !== 'sold' && status !== 'removed') return;
    const bot = await this.em.findOne(Bot, { listingId });
    if (!bot) return;
    // Or a plan that carries it again at this moment would let it go on.
    await this.plans.lock(bot.sellerId);
    await this.em.nativeUpdate(
      Bot,
      { listingId, $or: [{ status: 'active' }, { pausedByPlan: true }] },
      { status: 'paused', pausedByPlan: false, updatedAt: this.clock.now() },
    );
  }
}
