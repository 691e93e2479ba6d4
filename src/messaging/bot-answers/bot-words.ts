import { BOT_REPLIES } from '#contract/bots';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 50 reads "50", 1200 "1,200" and 49.5 "49.50", as in the replies' language: cents only where there are any. */
export const amountInWords = (cents: number): string =>
  (cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100);

export const counterWords = (offeredCents: number, counterCents: number): string =>
  BOT_REPLIES.counter(amountInWords(offeredCents), amountInWords(counterCents));

export const rejectionWords = (offeredCents: number): string =>
  BOT_REPLIES.reject(amountInWords(offeredCents));

export const noticedWords = (offeredCents: number): string =>
  BOT_REPLIES.notifyOnly(amountInWords(offeredCents));
