import type { TriggerCondition } from '#contract/bots';
import { toCents } from '#contract/money';
import type { BotRules, Situation } from '../bot-rules/bot-rules.js';
import { comparePercent } from '../bot-rules/compare-percent.js';
import { firstRuleThatHolds } from '../bot-rules/custom-rules.js';

/** What is to be done about an offer, before it is put in words. */
export interface Verdict {
  /** `ignore` is the seller's wish, `silent` that there is nothing to say. */
  response: 'counter' | 'reject' | 'notify' | 'silent' | 'ignore';
  because: string;
  /** The custom rule that decided. */
  rule: string | null;
  /** A custom rule's own. */
  markupPercent: number | null;
  /** The seller's own words, instead of the standard ones. */
  words: string | null;
}

/** An offer, and how it relates to what the seller wants. */
export interface Judged {
  situation: Situation;
  minimumCents: number;
  acceptable: boolean;
}

/** Custom rules come first, then the bot's ordinary trigger. */
export function verdictOn(bot: BotRules, judged: Judged): Verdict {
  return customVerdict(bot, judged) ?? ordinaryVerdict(bot, judged);
}

const ordinary = (response: Verdict['response'], because: string, words: string | null = null): Verdict => ({
  response,
  because,
  rule: null,
  markupPercent: null,
  words,
});

const silent = (because: string): Verdict => ordinary('silent', because);

/** No rule makes the bot counter what meets the minimum, or turn it down in words that are not true of it. */
function customVerdict(bot: BotRules, { situation, acceptable }: Judged): Verdict | null {
  const found = firstRuleThatHolds(bot.advanced.customRules, situation);
  if (!found) return null;
  const { response, markupPercent, message } = found.rule;
  const words = message || null;
  if (acceptable && (response === 'counter' || (response === 'reject' && words === null)))
    return silent('meets-minimum');
  const name = `custom-rule:${found.number}`;
  return { response, because: name, rule: name, markupPercent, words };
}

function ordinaryVerdict(bot: BotRules, judged: Judged): Verdict {
  if (judged.acceptable) return silent('meets-minimum');
  if (!triggers(bot, judged)) return silent('not-triggered');
  if (bot.responseType === 'notify_only') return ordinary('notify', 'trigger');
  if (bot.responseType === 'auto_counter') return ordinary('counter', 'trigger');
  return ordinary('reject', 'trigger', bot.rejectionMessage || null);
}

function triggers(
  bot: BotRules,
  { situation: { offeredCents, askingCents }, minimumCents }: Judged,
): boolean {
  const below = askingCents - offeredCents;
  const value = bot.triggerValue ?? 0;
  const triggered: Record<TriggerCondition, boolean> = {
    below_minimum: offeredCents < minimumCents,
    percentage_below: comparePercent(below, value, askingCents) > 0,
    fixed_amount_below: below > toCents(value),
  };
  return triggered[bot.triggerCondition];
}
