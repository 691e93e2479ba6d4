import { type RawBuilder, sql } from 'kysely';
import { usdSql } from '#platform/persistence/money.sql';
import { NO_ADVANCED_SETTINGS } from '../bot-rules/bot-rules.js';
import { itemJson } from '../items/item.sql.js';
import type { BotView } from './bot.dto.js';

/** Under what a bot has been told: settings that came later than the bot. */
const defaults = JSON.stringify(NO_ADVANCED_SETTINGS);

/** A row of `messaging.bots` as `bot`, joined to its `item`, as its seller sees it. */
export const botJson: RawBuilder<BotView> = sql<BotView>`json_build_object(
  'id', bot.id, 'item', ${itemJson('item')}, 'minimumPrice', ${usdSql('bot.minimum_cents')},
  'triggerCondition', bot.trigger_condition, 'triggerValue', bot.trigger_value::float8,
  'responseType', bot.response_type, 'markupPercent', bot.markup_percent,
  'rejectionMessage', bot.rejection_message, 'status', bot.status, 'pausedByPlan', bot.paused_by_plan,
  'advanced', ${defaults}::jsonb || bot.advanced,
  'createdAt', bot.created_at)`;

export const botsWithItems: RawBuilder<unknown> = sql`
  messaging.bots bot join messaging.items item on item.id = bot.listing_id`;
