/**
 * USD, as people and the wire have it, in whole cents, as it is stored and compared. Rounded to the nearest cent, half a
 * cent up (decisions: Messaging and the offer bot, "rounded to cents"); an amount with two decimals loses nothing.
 */
export const toCents = (usd: number): number => Math.round(usd * 100);

/** Whole cents in USD. */
export const toUsd = (cents: number): number => cents / 100;

/** So many percent of an amount, in cents, by the same rounding; 110 is the amount and a tenth. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

const formats = new Map<string, Intl.NumberFormat>();

function dollars(locale: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

type Precision = 'short' | 'cents';

/**
 * An amount in USD that is no price of a thing: what was earned, is left over or comes off. Nothing is $0, where
 * `formatPrice` says that the thing is free.
 */
export function formatAmount(
  amount: number,
  { locale, precision }: { locale: string; precision: Precision },
): string {
  return dollars(locale, precision === 'cents' || !Number.isInteger(amount) ? 2 : 0).format(amount);
}

/**
 * A price in USD as people read it (decisions: Catalog): never rounded, 0 is the word `free`. In `short`, which is for
 * cards, lists and sentences, whole dollars have no decimals; with `cents` (spec 1, section 9: a listing's own page) they do.
 */
export function formatPrice(
  amount: number,
  { locale, precision, free }: { locale: string; precision: Precision; free: string },
): string {
  return amount === 0 ? free : formatAmount(amount, { locale, precision });
}
