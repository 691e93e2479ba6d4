import type { BotAction } from '#contract/bots';
import { percentOf } from '#contract/money';
import type { BotRules, Situation } from '../bot-rules/bot-rules.js';
import { counterWords, noticedWords, rejectionWords } from './bot-words.js';
import { repeatOffers } from './buyer-behavior.js';
import { markupOf } from './markup.js';
import { minimumToday } from './time-pricing.js';
import { verdictOn } from './verdict.js';

export interface Decision {
  /** Null: nothing is said. */
  action: BotAction | null;
  counterCents: number | null;
  reply: string | null;
  /** `meets-minimum`, `not-triggered`, `trigger`, or the advanced rule that decided. */
  because: string;
  /** The advanced rule that decided: `custom-rule:2`, `behavior:repeat_offers`, `tuned-counters:12` (outcomes). */
  rule: string | null;
  /** As time-based pricing has it today. */
  minimumCents: number;
  /** The seller may take it with one tap. */
  acceptable: boolean;
  /** The seller wants to hear of such offers. */
  tellsSeller: boolean;
  /** The seller wants to hear how this buyer behaves. */
  tellsOfBehavior: boolean;
}

/**
 * What a bot answers to an offer (spec 2, section 5; decisions: Messaging and the offer bot). Pure: the same for a
 * preview and for a buyer.
 */
export function decide(bot: BotRules, situation: Situation): Decision {
  const { offeredCents, askingCents, buyer } = situation;
  const { timePricing, behaviorTriggers } = bot.advanced;
  const minimumCents = minimumToday(bot.minimumCents, timePricing, situation.listedAt, situation.now);
  // A price once named to a buyer stands, whatever the seller changed since.
  const ceiling = Math.min(askingCents, buyer.earlierCounterCents ?? Number.POSITIVE_INFINITY);
  const acceptable = offeredCents >= Math.min(minimumCents, ceiling);

  const verdict = verdictOn(bot, { situation, minimumCents, acceptable });
  const repeat = repeatOffers(behaviorTriggers, buyer.offers);
  const ownWords = acceptable ? null : repeat.message;
  const words = ownWords ?? verdict.words;
  const rule = ownWords === null ? verdict.rule : repeat.name;
  const outcome = {
    counterCents: null,
    because: rule ?? verdict.because,
    rule,
    minimumCents,
    acceptable,
    tellsSeller: verdict.response !== 'ignore',
    tellsOfBehavior: repeat.notify,
  };

  if (verdict.response === 'ignore')
    return { ...outcome, because: verdict.because, rule: verdict.rule, action: null, reply: null };
  if (verdict.response === 'silent')
    return { ...outcome, action: ownWords === null ? null : 'reply', reply: ownWords };
  if (verdict.response === 'notify')
    return { ...outcome, action: 'notify_only', reply: words ?? noticedWords(offeredCents) };
  if (verdict.response === 'reject')
    return { ...outcome, action: 'reject', reply: words ?? rejectionWords(offeredCents) };

  const markup = markupOf(bot, situation, verdict.markupPercent);
  const counterCents = Math.min(percentOf(minimumCents, 100 + markup.percent), ceiling);
  const decided = rule ?? markup.rule;
  return {
    ...outcome,
    action: 'counter_offer',
    counterCents,
    reply: words ?? counterWords(offeredCents, counterCents),
    because: decided ?? verdict.because,
    rule: decided,
  };
}
