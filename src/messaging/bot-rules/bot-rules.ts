import type { AdvancedBotSettings, ResponseType, TriggerCondition } from '#contract/bots';

/** What a bot goes by. */
export interface BotRules {
  minimumCents: number;
  triggerCondition: TriggerCondition;
  /** Percent or USD below the asking price; null for `below_minimum`. */
  triggerValue: number | null;
  responseType: ResponseType;
  markupPercent: number;
  rejectionMessage: string | null;
  advanced: AdvancedBotSettings;
}

/** An offer and what is known around it. */
export interface Situation {
  askingCents: number;
  listedAt: Date;
  offeredCents: number;
  buyer: {
    guest: boolean;
    /** Offers for this listing so far, this one included. */
    offers: number;
    /** The lowest price asked of this buyer before. */
    earlierCounterCents: number | null;
    /** An earlier counter was left unanswered long enough to count as silence. */
    wentSilent: boolean;
  };
  /** What the seller's own past counters advise. */
  tuned: TunedMarkup | null;
  now: Date;
}

export interface TunedMarkup {
  markupPercent: number;
  /** How many past counters stand behind it. */
  outcomes: number;
}

export const NO_ADVANCED_SETTINGS: AdvancedBotSettings = {
  customRules: [],
  keywordReactions: [],
  behaviorTriggers: [],
  timePricing: null,
  tunedCounters: false,
};
