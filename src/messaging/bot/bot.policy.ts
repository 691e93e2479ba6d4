import { PlanNotVerified } from '#platform/plans/plan.errors';
import type { BotPlan } from '../bot-plan/bot-plans.js';
import type { Item } from '../items/item.sql.js';
import { BotLimitReached } from './bot.errors.js';

/** The seller of a listing that is not sold yet, member or guest. */
export const mayHaveBot = (sellerId: string, item: Pick<Item, 'sellerId' | 'status'> | null): item is Item =>
  item !== null && item.sellerId === sellerId && (item.status === 'active' || item.status === 'pending');

/** @throws BotLimitReached when one more may not be active, PlanNotVerified when nobody can say whether it may */
export function assertRoomForOneMore({ tier, allowed, verified }: BotPlan, active: number): void {
  if (active < allowed) return;
  throw verified ? new BotLimitReached(tier, allowed) : new PlanNotVerified('offer-bots', tier);
}
