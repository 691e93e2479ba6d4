import type { CustomRule, RuleCondition } from '#contract/bots';
import { DAY_MS } from '#contract/time';
import type { Situation } from './bot-rules.js';
import { comparePercent } from './compare-percent.js';

const HOLDS: Record<RuleCondition, (situation: Situation, value: number) => boolean> = {
  offer_below_percent: ({ offeredCents, askingCents }, percent) =>
    comparePercent(offeredCents, percent, askingCents) < 0,
  offer_at_least_percent: ({ offeredCents, askingCents }, percent) =>
    comparePercent(offeredCents, percent, askingCents) >= 0,
  offer_number_at_least: ({ buyer }, number) => buyer.offers >= number,
  buyer_is_guest: ({ buyer }) => buyer.guest,
  listed_for_days: ({ listedAt, now }, days) => now.getTime() - listedAt.getTime() >= days * DAY_MS,
};

/** The conditions that mean nothing without a value. */
export const needsValue = (condition: RuleCondition): boolean => condition !== 'buyer_is_guest';

/** The first rule of which every condition holds, with its number as people count. */
export function firstRuleThatHolds(
  rules: readonly CustomRule[],
  situation: Situation,
): { rule: CustomRule; number: number } | null {
  const index = rules.findIndex(({ when }) =>
    when.every(({ condition, value }) => HOLDS[condition](situation, value ?? 0)),
  );
  const rule = rules[index];
  return rule ? { rule, number: index + 1 } : null;
}
