import type { BotRules, Situation } from '../bot-rules/bot-rules.js';
import { afterSilence, repeatOffers } from './buyer-behavior.js';

/** How far a counter lies above the minimum, and which advanced rule says so. */
export function markupOf(
  { markupPercent, advanced: { behaviorTriggers } }: Pick<BotRules, 'markupPercent' | 'advanced'>,
  { buyer, tuned }: Situation,
  ownPercent: number | null,
): { percent: number; rule: string | null } {
  const percent = ownPercent ?? tuned?.markupPercent ?? markupPercent;
  const repeat = repeatOffers(behaviorTriggers, buyer.offers);
  if (repeat.lowersMarkup) return { percent: percent / 2, rule: repeat.name };
  if (buyer.wentSilent && afterSilence(behaviorTriggers).lowersMarkup)
    return { percent: percent / 2, rule: 'behavior:silent_after_counter' };
  const advised = ownPercent === null && tuned !== null;
  return { percent, rule: advised ? `tuned-counters:${tuned.outcomes}` : null };
}
