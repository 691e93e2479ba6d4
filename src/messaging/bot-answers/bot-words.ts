import { BOT_REPLIES } from '#contract/bots';

/** 50 reads "50", 49.5 reads "49.50": cents only where there are any, and no separators. */
export const amountInWords = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

export const counterWords = (offeredCents: number, counterCents: number): string =>
  BOT_REPLIES.counter(amountInWords(offeredCents), amountInWords(counterCents));

export const rejectionWords = (offeredCents: number): string =>
  BOT_REPLIES.reject(amountInWords(offeredCents));

export const noticedWords = (offeredCents: number): string =>
  BOT_REPLIES.notifyOnly(amountInWords(offeredCents));
