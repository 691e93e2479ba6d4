import type { Item } from '../items/item.sql.js';
import type { BotSettings } from './bot.entity.js';
import { AdvancedBotPlanRequired, BotLimitReached, BotPlanRequired } from './bot.errors.js';
import type { BotPlan } from './bot-plans.js';

/** The seller of a listing that is not sold yet, member or guest. */
export const mayHaveBot = (sellerId: string, item: Pick<Item, 'sellerId' | 'status'> | null): item is Item =>
  item !== null && item.sellerId === sellerId && (item.status === 'active' || item.status === 'pending');

/** @throws BotPlanRequired, AdvancedBotPlanRequired */
export function assertPlanAllows(plan: BotPlan, advanced: BotSettings['advanced']): void {
  if (!plan.bots) throw new BotPlanRequired();
  if (!plan.advanced && asksForMore(advanced)) throw new AdvancedBotPlanRequired();
}

/** @throws BotLimitReached when one more may not be active */
export function assertRoomForOneMore(plan: BotPlan, active: number): void {
  if (active >= plan.allowed) throw new BotLimitReached(plan.allowed);
}

/** Settings that ask for nothing are as good as none. */
function asksForMore(advanced: BotSettings['advanced']): boolean {
  if (!advanced) return false;
  const { customRules, keywordReactions, behaviorTriggers, timePricing, tunedCounters } = advanced;
  const lists = [customRules, keywordReactions, behaviorTriggers];
  return lists.some(({ length }) => length > 0) || timePricing !== null || tunedCounters;
}
