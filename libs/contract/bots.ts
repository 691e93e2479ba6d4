/** Minimum-price bots (spec 2, sections 3, 5 and 9; decisions: Messaging and the offer bot). */
export const TRIGGER_CONDITIONS = ['below_minimum', 'percentage_below', 'fixed_amount_below'] as const;
export type TriggerCondition = (typeof TRIGGER_CONDITIONS)[number];

export const RESPONSE_TYPES = ['auto_counter', 'auto_reject', 'notify_only'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

export const BOT_STATUSES = ['active', 'paused'] as const;
export type BotStatus = (typeof BOT_STATUSES)[number];

export const BOT_ACTIONS = ['counter_offer', 'reject', 'notify_only', 'reply'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

export const BOT_LIMITS = {
  markupMin: 0,
  markupMax: 50,
  markupStep: 1,
  markupDefault: 10,
  markupOptions: [10, 15, 20],
  /** Interactions a list shows. */
  interactions: 50,
  /** Bots a page of them holds. */
  page: 50,
  rejectionMessage: 1000,
  customRules: 10,
  keywordReactions: 10,
  behaviorTriggers: 5,
  /** Hours: a counter stands one hour longer (`OFFER_LIMITS`), and there must be time to answer. */
  silence: { min: 1, max: 47 },
  repeatedOffers: { min: 2, max: 20 },
  keyword: 40,
  reply: 500,
} as const;

/** The bot's replies, to the letter (spec 2, section 8). Amounts in USD with two decimals only when there are cents. */
export const BOT_REPLIES = {
  counter: (amount: string, counter: string) =>
    `I appreciate your offer of $${amount}, but I'd need at least $${counter} for this item. Would that work for you?`,
  reject: (amount: string) =>
    `Thank you for your offer of $${amount}, but I'm not able to accept offers below my minimum price for this item.`,
  notifyOnly: (amount: string) =>
    `Thank you for your offer of $${amount}! I'll review it and get back to you soon.`,
} as const;

/** When a custom rule applies to an offer; the first that does decides, before the bot's ordinary trigger. */
export const RULE_CONDITIONS = [
  'offer_below_percent',
  'offer_at_least_percent',
  'offer_number_at_least',
  'buyer_is_guest',
  'listed_for_days',
] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

export interface CustomRule {
  /** All of them must hold. Percentages are of the asking price. `buyer_is_guest` has no value. */
  when: { condition: RuleCondition; value: number | null }[];
  response: 'counter' | 'reject' | 'notify' | 'ignore';
  /** Percent over the minimum, for `counter`. */
  markupPercent: number | null;
  /** Replaces the standard words of a rejection. */
  message: string | null;
}

/** Answers a question that needs no offer; once for each buyer. */
export interface KeywordReaction {
  keyword: string;
  reply: string;
}

/**
 * What a buyer does beyond offering. `silent_after_counter`: no answer for `value` hours, of which a bot has one number, for it
 * follows up once; `repeat_offers`: the `value`-th offer.
 */
export const BEHAVIORS = ['silent_after_counter', 'repeat_offers'] as const;
export interface BehaviorTrigger {
  behavior: (typeof BEHAVIORS)[number];
  value: number;
  /** `message` is said; `lower_markup` halves the markup of the next counter; `notify` tells the seller. */
  then: 'message' | 'lower_markup' | 'notify';
  message: string | null;
}

/** The minimum falls by so many percent for each full week the listing is old, but never below the floor. */
export interface TimePricing {
  percentPerWeek: number;
  /** Percent of the minimum price that is never gone below. */
  floorPercent: number;
}

/** What premium plus adds to a bot. */
export interface AdvancedBotSettings {
  customRules: CustomRule[];
  keywordReactions: KeywordReaction[];
  behaviorTriggers: BehaviorTrigger[];
  timePricing: TimePricing | null;
  /** The markup is taken from what this seller's buyers accepted before, once there is enough of it. */
  tunedCounters: boolean;
}
