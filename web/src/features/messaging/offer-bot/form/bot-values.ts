import {
  type BehaviorTrigger,
  BOT_LIMITS,
  type CustomRule,
  type ResponseType,
  type RuleCondition,
  type TriggerCondition,
} from '#contract/bots';
import { parseMoney } from '#contract/parse-money';
import { newId } from '../../../../browser/new-id';
import { currentLanguage } from '../../../../i18n/i18n';
import type { AdvancedBotBody, BotBody, BotView } from '../bots';

/** What stands in the form; numbers as they are typed. `key` tells the entries of a list apart. */
export type BotValues = {
  minimumPrice: string;
  triggerCondition: TriggerCondition;
  triggerValue: string;
  responseType: ResponseType;
  markupPercent: number;
  rejectionMessage: string;
  active: boolean;
  advanced: AdvancedValues;
};
export type AdvancedValues = {
  customRules: RuleValues[];
  keywordReactions: KeywordValues[];
  behaviorTriggers: BehaviorValues[];
  timePricing: { percentPerWeek: string; floorPercent: string } | null;
  tunedCounters: boolean;
};
export type ConditionValues = { key: string; condition: RuleCondition; value: string };
export type RuleValues = {
  key: string;
  when: ConditionValues[];
  response: CustomRule['response'];
  markupPercent: string;
  message: string;
};
export type KeywordValues = { key: string; keyword: string; reply: string };
export type BehaviorValues = Pick<BehaviorTrigger, 'behavior'> & {
  key: string;
  reaction: BehaviorTrigger['then'];
  value: string;
  message: string;
};

export const newKey = newId;

const PERCENTAGES: readonly RuleCondition[] = ['offer_below_percent', 'offer_at_least_percent'];

export const EMPTY: BotValues = {
  minimumPrice: '',
  triggerCondition: 'below_minimum',
  triggerValue: '',
  responseType: 'auto_counter',
  markupPercent: BOT_LIMITS.markupDefault,
  rejectionMessage: '',
  active: true,
  advanced: {
    customRules: [],
    keywordReactions: [],
    behaviorTriggers: [],
    timePricing: null,
    tunedCounters: false,
  },
};

const text = (value: number | string | null) => (value === null ? '' : String(value));
/** A number as somebody typed it, in the language of the page; NaN for what is none. */
export const readNumber = (typed: string): number => parseMoney(typed, currentLanguage()) ?? Number.NaN;
/** As `readNumber`, for what may carry its sign: "20 %". */
const readPercent = (typed: string): number => readNumber(typed.replace(/%\s*$/, ''));
export const readTrigger = ({ triggerCondition, triggerValue }: BotValues): number =>
  (triggerCondition === 'percentage_below' ? readPercent : readNumber)(triggerValue);
const orNone = (typed: string, read: (typed: string) => number) => (typed.trim() === '' ? null : read(typed));
const wordsOrNone = (typed: string) => typed.trim() || null;

export const valuesOf = (bot: BotView): BotValues => ({
  minimumPrice: text(bot.minimumPrice),
  triggerCondition: bot.triggerCondition,
  triggerValue: text(bot.triggerValue),
  responseType: bot.responseType,
  markupPercent: bot.markupPercent,
  rejectionMessage: text(bot.rejectionMessage),
  active: bot.status === 'active',
  advanced: {
    customRules: bot.advanced.customRules.map((rule) => ({
      key: newKey(),
      when: rule.when.map(({ condition, value }) => ({ key: newKey(), condition, value: text(value) })),
      response: rule.response,
      markupPercent: text(rule.markupPercent),
      message: text(rule.message),
    })),
    keywordReactions: bot.advanced.keywordReactions.map((reaction) => ({ key: newKey(), ...reaction })),
    behaviorTriggers: bot.advanced.behaviorTriggers.map(({ behavior, value, then, message }) => ({
      key: newKey(),
      behavior,
      value: text(value),
      reaction: then,
      message: text(message),
    })),
    timePricing: bot.advanced.timePricing && {
      percentPerWeek: text(bot.advanced.timePricing.percentPerWeek),
      floorPercent: text(bot.advanced.timePricing.floorPercent),
    },
    tunedCounters: bot.advanced.tunedCounters,
  },
});

/** What is sent. Who is not entitled to the advanced part sends none. */
export const bodyOf = (
  values: BotValues,
  { listingId, advanced }: { listingId: string; advanced: boolean },
): BotBody => ({
  listingId,
  minimumPrice: readNumber(values.minimumPrice),
  triggerCondition: values.triggerCondition,
  triggerValue: values.triggerCondition === 'below_minimum' ? null : readTrigger(values),
  responseType: values.responseType,
  markupPercent: values.markupPercent,
  rejectionMessage: wordsOrNone(values.rejectionMessage),
  status: values.active ? 'active' : 'paused',
  advanced: advanced ? advancedOf(values.advanced) : null,
});

/** NaN stands where a number could not be read. */
export const advancedOf = (values: AdvancedValues): AdvancedBotBody => ({
  customRules: values.customRules.map(({ when, response, markupPercent, message }) => ({
    when: when.map(({ condition, value }) => ({
      condition,
      value:
        condition === 'buyer_is_guest'
          ? null
          : orNone(value, PERCENTAGES.includes(condition) ? readPercent : readNumber),
    })),
    response,
    markupPercent: response === 'counter' ? orNone(markupPercent, readPercent) : null,
    message: response === 'ignore' ? null : wordsOrNone(message),
  })),
  keywordReactions: values.keywordReactions.map(({ keyword, reply }) => ({ keyword, reply })),
  behaviorTriggers: values.behaviorTriggers.map(({ behavior, value, reaction, message }) => ({
    behavior,
    value: readNumber(value),
    // oxlint-disable-next-line unicorn/no-thenable -- the contract's name; a text is nothing to wait for
    then: reaction,
    message: reaction === 'message' ? wordsOrNone(message) : null,
  })),
  timePricing: values.timePricing && {
    percentPerWeek: readPercent(values.timePricing.percentPerWeek),
    floorPercent: readPercent(values.timePricing.floorPercent),
  },
  tunedCounters: values.tunedCounters,
});
