import { dollarsInFront, FIGURE, HIDDEN, pattern, plainText } from '#contract/offers/message-text';
import { hideNotMoney } from '#contract/offers/not-money';
import { wordsAsFigures } from '#contract/offers/numbers/number-words';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { spelledOut } from '#contract/offers/spellings';

/** A number that could be money, and where it stands in the text it was read from. */
export interface Amount {
  value: number;
  /** The sign or word that stood with it. */
  currency: '$' | '€' | null;
  start: number;
  end: number;
}

const NUMBER = pattern`(?<![\w${HIDDEN}]|[\d${HIDDEN}][.,'])([$€]?)(${FIGURE})(k?)(?!\w)`;
/** The same without spaces inside, so that "13 128" is looked up as the two numbers a title may have. */
const ONE_NUMBER = pattern`(?<![\w${HIDDEN}]|[\d${HIDDEN}][.,'])(\$?)(\d+(?:[.,']\d+)*)(k?)(?!\w)`;
/** In a title a number may be part of a word: "D500", "128GB". */
const IN_TITLE = pattern`(?<!\d|\d[.,'])(\$?)(\d+(?:[.,']\d+)*)(k?)`;
const GROUPED = /^(\d{1,3})([., '])(\d{3})(?:\2(\d{3}))?(?:(?!\2)[.,](\d\d?))?$/;
const PLAIN = /^(\d+)(?:[.,](\d\d?))?$/;

/**
 * A written number, or null if it has no one meaning. Three digits after a separator are thousands, since cents have
 * two (spec 2, section 5): "12.345" is 12345 and "12.5" is 12.5, in American and European writing alike.
 */
function figure(written: string): number | null {
  const grouped = GROUPED.exec(written);
  if (grouped && grouped[1] !== '0') {
    const [, first, , second, third = '', cents = '0'] = grouped;
    return Number(`${first}${second}${third}.${cents}`);
  }
  const plain = PLAIN.exec(written);
  return plain ? Number(`${plain[1]}.${plain[2] ?? '0'}`) : null;
}

/** The same for a number that may end in a "k": "1.5k" is 1500. */
function valueOf(written: string, k = ''): number | null {
  const value = figure(written);
  return value !== null && k ? Math.round(value * 1000) : value;
}

const possible = (value: number | null): value is number =>
  value !== null && value > OFFER_LIMITS.above && value < OFFER_LIMITS.below;

/** The numbers of a title, "128GB" included, and whether they stand there as dollars. */
function numbersOf(title: string): Map<number | null, boolean> {
  const found = new Map<number | null, boolean>();
  for (const [, dollars, written = '', k] of dollarsInFront(plainText(title)).matchAll(IN_TITLE))
    for (const value of new Set([valueOf(written), valueOf(written, k)]))
      found.set(value, found.get(value) || dollars !== '');
  return found;
}

/** A message's text with whatever is not money hidden, and the numbers that are left, in order of appearance. */
export function readAmounts(message: string, title: string): { text: string; amounts: Amount[] } {
  const inTitle = numbersOf(title);
  // A number of the title that says it is dollars counts, unless it does so in the title as well ("Gift card $50").
  const text = hideNotMoney(wordsAsFigures(spelledOut(plainText(message)))).replace(
    ONE_NUMBER,
    (number, dollars: string, written: string, k: string) => {
      const known = inTitle.get(valueOf(written, k));
      return known === undefined || (dollars !== '' && !known) ? number : HIDDEN;
    },
  );
  const amounts: Amount[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const value = valueOf(match[2] ?? '', match[3]);
    if (!possible(value)) continue;
    const currency = (match[1] || null) as Amount['currency'];
    amounts.push({
      value,
      currency,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return { text, amounts };
}
