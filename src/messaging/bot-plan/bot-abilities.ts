import type { AdvancedBotSettings } from '#contract/bots';
import type { Feature } from '#contract/monetization/plans';
import { sentField, type Use } from '#platform/plans/requires';
import type { BotPlan } from './bot-plans.js';

/** What of a bot's settings is a feature of its own. */
export const ABILITIES = {
  customRules: 'bot-rules',
  tunedCounters: 'bot-tuned-counters',
  behaviorTriggers: 'bot-behavior-triggers',
  timePricing: 'bot-time-pricing',
  keywordReactions: 'bot-keywords',
} as const satisfies Record<keyof AdvancedBotSettings, Feature>;

const isAbility = (setting: string): setting is keyof AdvancedBotSettings => setting in ABILITIES;

/** Settings that ask for nothing are as good as none. */
const asksForNothing = (setting: unknown): boolean =>
  setting === undefined ||
  setting === null ||
  setting === false ||
  (Array.isArray(setting) && setting.length === 0);

/** The abilities that a bot, sent as it stands in its form, makes use of. `botOf`: where in the body it is. */
export const usedAbilities = (botOf: (sent: unknown) => unknown = (sent) => sent): Use[] =>
  Object.entries(ABILITIES).map(([setting, feature]) => ({
    feature,
    when: (sent) => !asksForNothing(sentField(sentField(botOf(sent), 'advanced'), setting)),
  }));

/** Those of a bot's settings that a plan includes. */
export const included = (
  settings: AdvancedBotSettings,
  plan: Pick<BotPlan, 'includes'>,
): Partial<AdvancedBotSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([setting]) => isAbility(setting) && plan.includes(ABILITIES[setting])),
  );

/** A bot that is to answer. Pausing one needs no plan. */
export const activates: Use = {
  feature: 'offer-bots',
  when: (sent) => sentField(sent, 'status') !== 'paused',
};
