import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { BOT_LIMITS } from '#contract/bots';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { itemJson } from '../items/item.sql.js';
import { offerStatus } from '../offers/offer.sql.js';
import { personJson } from '../people/person.sql.js';
import type { BotInteraction, BotInteractions, BotInteractionsParams } from './bot-insight.dto.js';

/** What a seller's bots did, the latest first; at most fifty (spec 2, section 9). */
export class ListBotInteractions extends Query<BotInteractions> {
  constructor(
    readonly sellerId: string,
    readonly params: BotInteractionsParams,
  ) {
    super();
  }
}

@QueryHandler(ListBotInteractions)
export class ListBotInteractionsHandler implements IQueryHandler<ListBotInteractions> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sellerId, params: { botId, listingId } }: ListBotInteractions): Promise<BotInteractions> {
    const chosen = [
      sql`did.seller_id = ${sellerId}`,
      ...(botId ? [sql`did.bot_id = ${botId}`] : []),
      ...(listingId ? [sql`did.listing_id = ${listingId}`] : []),
    ];
    const rows = await this.db.rows(sql<{ interaction: BotInteraction }>`
      select json_build_object(
        'id', did.id, 'botId', did.bot_id, 'item', ${itemJson('item')}, 'buyer', ${personJson('buyer')},
        'conversationId', did.conversation_id, 'action', did.action,
        'offeredAmount', ${usdSql('did.offered_cents')},
        'responseAmount', ${usdSql('did.response_cents')},
        'originalMessage', did.data ->> 'original_message', 'detectionMethod', did.data ->> 'detection_method',
        'detectionConfidence', did.data ->> 'detection_confidence',
        'minimumPrice', (did.data ->> 'minimum_price')::float8, 'rule', did.data ->> 'rule',
        'offerStatus', ${offerStatus('offer', this.clock.now())}, 'createdAt', did.created_at) as interaction
      from messaging.bot_interactions did
      join messaging.items item on item.id = did.listing_id
      join directory.people buyer on buyer.id = did.buyer_id
      left join messaging.offers offer on offer.id = did.offer_id
      where ${sql.join(chosen, sql` and `)}
      order by did.created_at desc, did.id desc limit ${BOT_LIMITS.interactions}`);
    return { items: rows.map(({ interaction }) => interaction) };
  }
}
