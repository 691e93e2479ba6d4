import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import type { Budget } from '#platform/throttle/rate-limits';

const { codesPerHour, codesPerDay, codesPerAddressAndHour, triesPerHour } = PHONE_CODE_LIMITS;

/** What one more code takes from: of who asks, of the number, whoever asks, and of the network address. */
export const codeBudgets = (personId: string, phone: string, address: string): Budget[] => [
  { rule: 'identity.phone-code-again', key: personId, limit: 1, windowMinutes: 1 },
  ...[personId, phone].flatMap((key) => [
    { rule: 'identity.phone-codes', key, limit: codesPerHour, windowMinutes: HOUR_MINUTES },
    { rule: 'identity.phone-codes-a-day', key, limit: codesPerDay, windowMinutes: DAY_MINUTES },
  ]),
  {
    rule: 'identity.phone-codes-from',
    key: address,
    limit: codesPerAddressAndHour,
    windowMinutes: HOUR_MINUTES,
  },
];

/** What one more try takes from, right or wrong. */
export const tryBudgets = (personId: string, phone: string): Budget[] =>
  [personId, phone].map((key) => ({
    rule: 'identity.phone-code-tries',
    key,
    limit: triesPerHour,
    windowMinutes: HOUR_MINUTES,
  }));
