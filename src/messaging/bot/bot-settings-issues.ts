import { type AdvancedBotSettings, BOT_LIMITS } from '#contract/bots';
import { toCents } from '#contract/money';
import type { FieldIssue } from '#platform/http/domain-error';
import { InvalidInput } from '#platform/http/http.errors';
import { needsValue } from '../bot-rules/custom-rules.js';
import type { BotSettings } from './bot.entity.js';

/** What the form cannot know of each field by itself. @throws InvalidInput with an issue on each wrong field */
export function assertSensible(settings: BotSettings, askingCents: number | null): void {
  const { minimumPrice, triggerCondition, triggerValue, advanced } = settings;
  const issues: FieldIssue[] = [];
  if (askingCents !== null && toCents(minimumPrice) > askingCents)
    issues.push({ field: 'minimumPrice', code: 'minimum-above-price' });
  if (triggerCondition === 'percentage_below' && (triggerValue ?? 0) > 100)
    issues.push({ field: 'triggerValue', code: 'percentage-too-high' });
  if (advanced) issues.push(...ruleIssues(advanced), ...behaviorIssues(advanced));
  if (issues.length > 0) throw new InvalidInput(issues);
}

const ruleIssues = ({ customRules }: AdvancedBotSettings): FieldIssue[] =>
  customRules.flatMap(({ when }, rule) =>
    when.flatMap(({ condition, value }, index) =>
      needsValue(condition) && value === null
        ? [{ field: `advanced.customRules.${rule}.when.${index}.value`, code: 'required' }]
        : [],
    ),
  );

const RANGES = {
  silent_after_counter: { range: BOT_LIMITS.silence, code: 'silence-range' },
  repeat_offers: { range: BOT_LIMITS.repeatedOffers, code: 'offer-number-range' },
} as const;

function behaviorIssues({ behaviorTriggers }: AdvancedBotSettings): FieldIssue[] {
  // A counter is followed up once: what is to happen after another silence never would.
  const silence = behaviorTriggers.find(({ behavior }) => behavior === 'silent_after_counter')?.value;
  return behaviorTriggers.flatMap(({ behavior, value, then, message }, index) => {
    const field = `advanced.behaviorTriggers.${index}`;
    const issues: FieldIssue[] = [];
    const { range, code } = RANGES[behavior];
    if (value < range.min || value > range.max) issues.push({ field: `${field}.value`, code, params: range });
    else if (behavior === 'silent_after_counter' && value !== silence)
      issues.push({ field: `${field}.value`, code: 'silences-differ' });
    if (then === 'message' && !message) issues.push({ field: `${field}.message`, code: 'required' });
    return issues;
  });
}
