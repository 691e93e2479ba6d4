import { BOT_LIMITS } from '#contract/bots';
import { LISTING_LIMITS } from '#contract/listings';
import { issueText } from '../../../../app/problems/problem-text';
import type { FieldErrors } from '../../../../app/use-form';
import type { AdvancedBotBody } from '../bots';
import { type BotValues, readNumber, readTrigger } from './bot-values';

export type BotErrors = FieldErrors<string>;

const PERCENT = 100;

/** What can be told to be wrong before anything is sent, in the server's own words; by field. */
export function checkBot(values: BotValues, askingPrice: number): BotErrors {
  const { minimumPrice, triggerCondition, rejectionMessage } = values;
  const minimum = readNumber(minimumPrice);
  const trigger = readTrigger(values);
  const errors: BotErrors = {};
  if (!(minimum > 0)) errors.minimumPrice = say('amount-invalid');
  else if (minimum > LISTING_LIMITS.price) errors.minimumPrice = say('price-too-high', LISTING_LIMITS.price);
  else if (minimum > askingPrice) errors.minimumPrice = say('minimum-above-price');
  if (triggerCondition !== 'below_minimum' && !(trigger > 0)) errors.triggerValue = say('amount-invalid');
  else if (triggerCondition === 'percentage_below' && trigger > PERCENT)
    errors.triggerValue = say('percentage-too-high');
  if (rejectionMessage.trim().length > BOT_LIMITS.rejectionMessage)
    errors.rejectionMessage = say('message-too-long', BOT_LIMITS.rejectionMessage);
  return errors;
}

/** Sent, a number that could not be read would be none. */
export function checkAdvanced({ customRules, behaviorTriggers, timePricing }: AdvancedBotBody): BotErrors {
  const errors: BotErrors = {};
  const check = (field: string, ...numbers: (number | null | undefined)[]) => {
    if (numbers.some((number) => Number.isNaN(number))) errors[field] = say('is-number');
  };
  for (const [place, { when, markupPercent }] of customRules.entries())
    check(`advanced.customRules.${place}`, markupPercent, ...when.map(({ value }) => value));
  for (const [place, { value }] of behaviorTriggers.entries())
    check(`advanced.behaviorTriggers.${place}`, value);
  check('advanced.timePricing.percentPerWeek', timePricing?.percentPerWeek);
  check('advanced.timePricing.floorPercent', timePricing?.floorPercent);
  return errors;
}

const say = (code: string, max?: number) =>
  issueText('messaging', { field: '', code, ...(max !== undefined && { params: { max } }) });

/** Every field the server may find something wrong with: the deepest first, since an issue goes to the first that fits. */
export const fieldsOf = ({ advanced }: BotValues): string[] => [
  'minimumPrice',
  'triggerValue',
  'markupPercent',
  'rejectionMessage',
  ...(['customRules', 'keywordReactions', 'behaviorTriggers'] as const).flatMap((list) =>
    advanced[list].map((_, place) => `advanced.${list}.${place}`),
  ),
  'advanced.timePricing.percentPerWeek',
  'advanced.timePricing.floorPercent',
  'advanced',
];
