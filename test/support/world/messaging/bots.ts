import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AdvancedBotSettings, BehaviorTrigger, CustomRule } from '#contract/bots';
import type { BotBody, BotView } from '../../../../src/messaging/bot/bot.dto.js';
import type { BotInteraction } from '../../../../src/messaging/bot-insight/bot-insight.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';

/** A valid bot: counters what is below $80, 10 % above it. A test names only what it is about. */
export const aBot = (
  listingId: string,
  settings: Partial<Omit<BotBody, 'advanced'>> & { advanced?: unknown } = {},
) => ({
  listingId,
  minimumPrice: 80,
  triggerCondition: 'below_minimum',
  responseType: 'auto_counter',
  ...settings,
});

export const advanced = (settings: Partial<AdvancedBotSettings> = {}): AdvancedBotSettings => ({
  customRules: [],
  keywordReactions: [],
  behaviorTriggers: [],
  timePricing: null,
  tunedCounters: false,
  ...settings,
});

/** What a bot does about a buyer's behavior. */
export const aTrigger = (
  behavior: BehaviorTrigger['behavior'],
  value: number,
  reaction: BehaviorTrigger['then'],
  message: string | null = null,
  // oxlint-disable-next-line unicorn/no-thenable -- a word, not a function: nothing mistakes it for a promise
): BehaviorTrigger => ({ behavior, value, then: reaction, message });

/** A custom rule that holds for every offer, and only tells the seller. */
export const aRule = (words: Partial<CustomRule> = {}): CustomRule => ({
  when: [],
  response: 'notify',
  markupPercent: null,
  message: null,
  ...words,
});

/** Puts a bot on a listing. @throws Error when it is refused */
export async function createBot(
  { client }: { client: Client },
  listingId: string,
  settings?: Parameters<typeof aBot>[1],
): Promise<BotView> {
  const { status, body } = await client.post<BotView>('/api/bots', aBot(listingId, settings));
  if (status !== 201) throw new Error(`The bot was refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const interactionsOf = async ({ client }: { client: Client }, query = ''): Promise<BotInteraction[]> =>
  (await client.get<{ items: BotInteraction[] }>(`/api/bot-interactions${query}`)).body.items;

/** A bot on some listing, stored past its seller's plan. */
export async function storeBot({ db }: TestApp, sellerId: string): Promise<string> {
  const [id, listingId] = [randomUUID(), randomUUID()];
  await db.rows(sql`
    insert into messaging.items (id, seller_id, title, price_cents, status, listed_at, changed_at)
    values (${listingId}, ${sellerId}, 'Walnut lounge chair', 12000, 'active', now(), now())`);
  await db.rows(sql`
    insert into messaging.bots (id, listing_id, seller_id, minimum_cents, trigger_condition, response_type,
      markup_percent, status, created_at, updated_at)
    values (${id}, ${listingId}, ${sellerId}, 8000, 'below_minimum', 'auto_counter', 10, 'active', now(), now())`);
  return id;
}
