import { rolesOf } from '#contract/offers/amount-roles';
import { readAmounts } from '#contract/offers/dollar-amounts';
import { HIDDEN } from '#contract/offers/message-text';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import type { Role } from '#contract/offers/offer-patterns';

export type OfferConfidence = 'high' | 'medium' | 'low';

export interface DetectedOffer {
  /** USD, at most two decimals. */
  amount: number;
  confidence: OfferConfidence;
  /** Which pattern found it, for the bot's history. */
  method: 'bare-number' | 'phrase' | 'question' | 'largest-number';
  /** Every number that could be money, in order of appearance. */
  numbers: number[];
}

/** A bare number may have punctuation and emoji around it, but no word and nothing hidden. */
const SAYS_MORE = new RegExp(`[\\p{L}\\p{N}${HIDDEN}]`, 'u');
/** Phrases by how plainly they offer: what a thing is worth or costs yields to what somebody would pay for it. */
const PHRASES: readonly (readonly Role[])[] = [['offer', 'question'], ['value']];

/**
 * The price a buyer's message offers for a listing, or null (spec 2, sections 5 and 9): above 0, below 1,000,000 USD,
 * at most two decimals. In descending confidence: the message is a bare number (high); a phrase with offer, pay, give,
 * take, accept, worth, cost or price, or a "how about" question (medium); the largest number between 1 and 10,000
 * (low). The highest confidence wins, on a tie the larger amount. The seller's price, a past one and numbers that are
 * plainly not money, the title's own among them, are not offers.
 */
export function detectOffer(message: string, listing: { title: string }): DetectedOffer | null {
  const { text, amounts } = readAmounts(message, listing.title);
  const numbers = amounts.map(({ value }) => value);
  const [only] = amounts;
  if (!only) return null;

  const besides = text.slice(0, only.start) + text.slice(only.end);
  if (!SAYS_MORE.test(besides))
    return { amount: only.value, confidence: 'high', method: 'bare-number', numbers };

  const roles = rolesOf(text, amounts);
  const largest = (wanted: (role: Role, value: number) => boolean) =>
    Math.max(...numbers.filter((value, index) => wanted(roles[index] ?? 'none', value)));
  for (const phrase of PHRASES) {
    const amount = largest((role) => phrase.includes(role));
    if (!Number.isFinite(amount)) continue;
    const asked = roles.some((role, index) => role === 'question' && numbers[index] === amount);
    return { amount, confidence: 'medium', method: asked ? 'question' : 'phrase', numbers };
  }

  const { fallbackFrom, fallbackTo } = OFFER_LIMITS;
  const amount = largest((role, value) => role !== 'stated' && value >= fallbackFrom && value <= fallbackTo);
  if (!Number.isFinite(amount)) return null;
  return { amount, confidence: 'low', method: 'largest-number', numbers };
}
