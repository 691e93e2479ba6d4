import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Bot } from '../bot/bot.entity.js';
import { BotPlans } from '../bot-plan/bot-plans.js';
import type { BotRules } from '../bot-rules/bot-rules.js';
import { blockedBetween } from '../people/person.sql.js';

export interface RunningBot {
  bot: Bot;
  rules: BotRules;
}

/** The bots that answer. */
@Injectable()
export class RunningBots {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly plans: BotPlans,
  ) {}

  /**
   * The active bot of a listing, as far as its seller's plan still carries it: of more active bots than a plan allows,
   * the oldest run. None for a buyer whom the seller may not write to, or about what is not for sale at the moment.
   */
  async on(listingId: string, buyerId: string): Promise<RunningBot | null> {
    const bot = await this.em.findOne(Bot, { listingId, status: 'active' }, { refresh: true });
    if (!bot) return null;
    const plan = await this.plans.of(bot.sellerId);
    const row = await this.db.first(sql<{ rank: number; mute: boolean }>`
      select count(*)::int as rank, ${blockedBetween(sql`${bot.sellerId}::uuid`, sql`${buyerId}::uuid`)}
        or exists (select from directory.people where id = ${buyerId} and deleted)
        or not ${forSale(listingId)} as mute
      from messaging.bots
      where seller_id = ${bot.sellerId} and status = 'active' and (created_at, id) <= (
        select created_at, id from messaging.bots where id = ${bot.id})`);
    if (!row || row.mute || row.rank > plan.allowed) return null;
    return { bot, rules: bot.rules(plan) };
  }

  async isForSale(listingId: string): Promise<boolean> {
    const asked = await this.db.first(sql<{ yes: boolean }>`select ${forSale(listingId)} as yes`);
    return asked?.yes === true;
  }
}

const forSale = (listingId: string) =>
  sql`exists (select from messaging.items where id = ${listingId} and status = 'active')`;
