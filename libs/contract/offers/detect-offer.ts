import { type Role, rolesOf } from '#contract/offers/amount-roles';
import { type Amount, readAmounts } from '#contract/offers/dollar-amounts';
import { HIDDEN } from '#contract/offers/message-text';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';

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

type Said = Amount & { role: Role };

/** What a message is about. */
export interface Offered {
  title: string;
  /** USD, the asking price; where it is not known, less is told apart. */
  price?: number;
}

/** A bare number may have punctuation and emoji around it, but no word and nothing hidden. */
const SAYS_MORE = new RegExp(`[\\p{L}\\p{N}${HIDDEN}]`, 'u');
/** Phrases by how plainly they offer: what a thing is worth or costs yields to what somebody would pay for it. */
const PHRASES: readonly (readonly Role[])[] = [['offer', 'question'], ['value'], ['none']];

const MAY_BE_OFFERED: ReadonlySet<Role> = new Set(PHRASES.flat());

/** How far an offer may lie from the asking price, as parts of it: further away it is asked about, or no price at all. */
const USUAL = { from: 0.1, to: 3 };
const AT_ALL = { from: 0.06, to: 4 };

/** No price at all, whoever seems to offer it: "can you do 5" of what costs 500 is an hour. */
const FROM = 0.03;

const liesWithin = (value: number, price: number | undefined, { from, to }: typeof USUAL): boolean =>
  !price || (value >= price * from && value <= price * to);

/** Nobody says that they offer it, and it is the asking price repeated, or no price for such a thing. */
const isUnrelated = ({ role, currency, value }: Said, { price }: Offered): boolean =>
  ((role === 'none' || role === 'value') &&
    (value === price || (currency === null && !liesWithin(value, price, AT_ALL)))) ||
  (currency === null && value < (price ?? 0) * FROM);

/** Who pays the asking price says so themselves; whatever else is said with it is mostly about it. */
const ONESELF =
  /(?<!\p{L})(?:i'?ll|i'?d|i'?m|(?:i|we) (?:can|could|will|would|accept|offer|take)|we'?ll|deal|sold|for me|te (?:doy|pago|ofrezco)|me l[oa]s? (?:llevo|quedo)|trato)(?!\p{L})/u;

/** Said so plainly that it is answered. */
const isPlain = ({ role, currency, value }: Said, { price }: Offered, text: string): boolean =>
  currency === '$' ||
  (currency === null &&
    role !== 'none' &&
    liesWithin(value, price, USUAL) &&
    (value !== price || ONESELF.test(text)));

const largest = (said: readonly Said[]): Said | null =>
  said.reduce<Said | null>((most, one) => (most && most.value >= one.value ? most : one), null);

/**
 * The price a buyer's message offers for a listing, or null (spec 2, sections 5 and 9; decisions: Messaging and the
 * offer bot): above 0, below 1,000,000 USD, at most two decimals. The rules, in the order they are asked:
 *
 * 1. What is plainly not money is hidden: times, dates, sizes, quantities, codes, other currencies, the title's numbers.
 * 2. A message that is only a number is an offer (`high`).
 * 3. What is refused, taken back, somebody else's, past, the seller's, another sum or merely asked about is none.
 * 4. A number that may count the word after it ("3 closeups") is asked about, whatever stands before it.
 * 5. What the writer would pay is an offer (`medium`), and so is what stands with a dollar sign; then what they call it
 *    worth. Of several the largest, unless one takes back the other ("200, no, 220").
 * 6. The largest other number between 1 and 10,000 may be one (`low`): the buyer is asked. Euros are asked about as well,
 *    and what bears no relation to the asking price.
 */
export function detectOffer(message: string, listing: Offered): DetectedOffer | null {
  const { text, amounts } = readAmounts(message, listing.title);
  const numbers = amounts.map(({ value }) => value);
  const [only] = amounts;
  if (!only) return null;

  const besides = text.slice(0, only.start) + text.slice(only.end);
  if (!SAYS_MORE.test(besides) && only.currency !== '€')
    return { amount: only.value, confidence: 'high', method: 'bare-number', numbers };

  const roles = rolesOf(text, amounts);
  const live = amounts
    .map((amount, index): Said => ({ ...amount, role: roles[index] ?? 'none' }))
    .filter((one) => MAY_BE_OFFERED.has(one.role) && !isUnrelated(one, listing));
  for (const phrase of PHRASES) {
    const plain = live.filter((one) => phrase.includes(one.role) && isPlain(one, listing, text));
    const found = largest(plain);
    if (!found) continue;
    const asked = plain.some(({ role, value }) => role === 'question' && value === found.value);
    const method = asked ? 'question' : 'phrase';
    return { amount: found.value, confidence: 'medium', method, numbers };
  }

  const { fallbackFrom, fallbackTo } = OFFER_LIMITS;
  const found = largest(live.filter(({ value }) => value >= fallbackFrom && value <= fallbackTo));
  return found && { amount: found.value, confidence: 'low', method: 'largest-number', numbers };
}
