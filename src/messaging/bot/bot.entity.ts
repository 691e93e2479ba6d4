import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { AdvancedBotSettings, BotStatus, ResponseType, TriggerCondition } from '#contract/bots';
import { toCents } from '#contract/money';
import { included } from '../bot-plan/bot-abilities.js';
import type { BotPlan } from '../bot-plan/bot-plans.js';
import { type BotRules, NO_ADVANCED_SETTINGS } from '../bot-rules/bot-rules.js';

const BotSchema = defineEntity({
  name: 'Bot',
  schema: 'messaging',
  tableName: 'bots',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    sellerId: p.uuid(),
    minimumCents: p.integer(),
    triggerCondition: p.text().$type<TriggerCondition>(),
    triggerValue: p.decimal('number').precision(12).scale(2).nullable(),
    responseType: p.text().$type<ResponseType>(),
    markupPercent: p.integer(),
    rejectionMessage: p.text().nullable(),
    advanced: p.json<AdvancedBotSettings>(),
    status: p.text().$type<BotStatus>(),
    /** Paused because the plan carries fewer, not by its seller: it goes on when the plan carries it again. */
    pausedByPlan: p.boolean(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** What a seller tells a bot to do. */
export interface BotSettings {
  /** USD. */
  minimumPrice: number;
  triggerCondition: TriggerCondition;
  triggerValue: number | null;
  responseType: ResponseType;
  markupPercent: number;
  rejectionMessage: string | null;
  status: BotStatus;
  /** Null leaves it as it is: who is not entitled to it loses nothing by editing the rest. */
  advanced: AdvancedBotSettings | null;
}

/** Answers offers for one listing of one seller. */
export class Bot extends BotSchema.class {
  static on(listingId: string, sellerId: string, settings: BotSettings, now: Date): Bot {
    const bot = Object.assign(new Bot(), {
      id: uuid(),
      listingId,
      sellerId,
      advanced: NO_ADVANCED_SETTINGS,
      pausedByPlan: false,
      createdAt: now,
    });
    bot.set(settings, now);
    return bot;
  }

  get active(): boolean {
    return this.status === 'active';
  }

  /** What it goes by; settings that the plan does not include are kept, but not followed. */
  rules(plan: Pick<BotPlan, 'includes'>): BotRules {
    const { minimumCents, triggerCondition, responseType, markupPercent } = this;
    return {
      minimumCents,
      triggerCondition,
      responseType,
      markupPercent,
      triggerValue: this.triggerValue ?? null,
      rejectionMessage: this.rejectionMessage ?? null,
      advanced: { ...NO_ADVANCED_SETTINGS, ...included(this.advanced, plan) },
    };
  }

  set({ minimumPrice, advanced, triggerValue, rejectionMessage, ...settings }: BotSettings, now: Date): void {
    this.minimumCents = toCents(minimumPrice);
    this.triggerCondition = settings.triggerCondition;
    this.triggerValue = settings.triggerCondition === 'below_minimum' ? null : triggerValue;
    this.responseType = settings.responseType;
    this.markupPercent = settings.markupPercent;
    this.rejectionMessage = rejectionMessage || null;
    this.advanced = advanced ?? this.advanced;
    if (settings.status === this.status) this.updatedAt = now;
    else this.turn(settings.status, now);
  }

  /** By its seller, or for its listing: whatever the plan had done before. */
  turn(status: BotStatus, now: Date): void {
    this.status = status;
    this.pausedByPlan = false;
    this.updatedAt = now;
  }
}

BotSchema.setClass(Bot);
