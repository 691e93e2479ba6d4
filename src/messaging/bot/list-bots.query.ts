import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { BOT_LIMITS } from '#contract/bots';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf, type TimeCursor } from '#platform/persistence/time-cursor';
import { BotPlans } from '../bot-plan/bot-plans.js';
import type { BotPage, BotView } from './bot.dto.js';
import { botJson, botsWithItems } from './bot.sql.js';

/** A seller's bots, the newest first. */
export class ListBots extends Query<BotPage> {
  constructor(
    readonly sellerId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListBots)
export class ListBotsHandler implements IQueryHandler<ListBots> {
  constructor(
    private readonly db: Database,
    private readonly plans: BotPlans,
  ) {}

  async execute({ sellerId, cursor }: ListBots): Promise<BotPage> {
    const rows = await this.db.rows(sql<TimeCursor & { bot: BotView }>`
      select ${botJson} as bot, bot.id, bot.created_at::text as at
      from ${botsWithItems}
      where bot.seller_id = ${sellerId} and ${olderThan(cursor, 'bot.created_at', 'bot.id')}
      order by bot.created_at desc, bot.id desc limit ${BOT_LIMITS.page + 1}`);
    const { items, nextCursor } = pageOf(rows, BOT_LIMITS.page);
    return { items: items.map(({ bot }) => bot), nextCursor, ...(await this.plans.shownTo(sellerId)) };
  }
}
