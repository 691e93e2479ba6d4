import { BOT_REPLIES } from '#contract/bots';
import { toUsd } from '#contract/money';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 50 reads "50", 1200 "1,200" and 49.5 "49.50", as in the replies' language: cents only where there are any. */
export function amountInWords(cents: number): string {
  const usd = toUsd(cents);
  return (Number.isInteger(usd) ? WHOLE : WITH_CENTS).format(usd);
}

export const counterWords = (offeredCents: number, counterCents: number): string =>
  BOT_REPLIES.counter(amountInWords(offeredCents), amountInWords(counterCents));

export const rejectionWords = (offeredCents: number): string =>
  BOT_REPLIES.reject(amountInWords(offeredCents));

export const noticedWords = (offeredCents: number): string =>
  BOT_REPLIES.notifyOnly(amountInWords(offeredCents));
