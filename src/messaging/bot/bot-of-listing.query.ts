import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { BotPlans } from '../bot-plan/bot-plans.js';
import type { BotView, ListingBot } from './bot.dto.js';
import { botJson, botsWithItems } from './bot.sql.js';

/** The asker's bot on a listing, if there is one. */
export class BotOfListing extends Query<ListingBot> {
  constructor(
    readonly sellerId: string,
    readonly listingId: string,
  ) {
    super();
  }
}

@QueryHandler(BotOfListing)
export class BotOfListingHandler implements IQueryHandler<BotOfListing> {
  constructor(
    private readonly db: Database,
    private readonly plans: BotPlans,
  ) {}

  async execute({ sellerId, listingId }: BotOfListing): Promise<ListingBot> {
    const found = await this.db.first(sql<{ bot: BotView }>`
      select ${botJson} as bot from ${botsWithItems}
      where bot.listing_id = ${listingId} and bot.seller_id = ${sellerId}`);
    return { bot: found?.bot ?? null, ...(await this.plans.shownTo(sellerId)) };
  }
}
