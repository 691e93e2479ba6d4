import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { BotView } from './bot.dto.js';
import { BotNotFound } from './bot.errors.js';
import { botJson, botsWithItems } from './bot.sql.js';

/** A bot, for its seller. */
export class ReadBot extends Query<BotView> {
  constructor(
    readonly sellerId: string,
    readonly botId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadBot)
export class ReadBotHandler implements IQueryHandler<ReadBot> {
  constructor(private readonly db: Database) {}

  async execute({ sellerId, botId }: ReadBot): Promise<BotView> {
    const found = await this.db.first(sql<{ bot: BotView }>`
      select ${botJson} as bot from ${botsWithItems} where bot.id = ${botId} and bot.seller_id = ${sellerId}`);
    if (!found) throw new BotNotFound();
    return found.bot;
  }
}
