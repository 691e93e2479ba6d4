const CURRENCY = /^(?:us\$|\$|usd)|(?:us\$|\$|usd)$/gi;
/** Between thousands besides the point and the comma: any space, and the Swiss apostrophe. */
const GAP = String.raw`[\s'’]`;
const GROUPED = new RegExp(String.raw`^[1-9]\d{0,2}(?:(?<mark>[.,]|${GAP})\d{3})(?:\k<mark>\d{3})*$`);
const PARTS = /^(?<whole>.*?)(?:(?<mark>[.,])(?<cents>\d{0,2}))?$/s;

/**
 * An amount of money as a person types it, in the currency's main unit: "1,200", "1.200,50", "1 200", "$1,200.50",
 * "1200,5". Three digits after a comma are thousands in every language, for no price has three decimals; after a point
 * they are where `language` writes thousands so ("1.200" is 1200 in Spanish and 1.20 in English). Null for what is no
 * amount: letters, signs, or digits that are grouped in no way people do.
 */
export function parseMoney(typed: string, language: string): number | null {
  const text = typed.trim().replace(CURRENCY, '').trim();
  if (!/\d/.test(text)) return null;
  if (isThousands(text, language)) return amount(text, '');
  const { whole = '', mark, cents = '' } = PARTS.exec(trimmedDecimals(text))?.groups ?? {};
  const grouped = GROUPED.exec(whole)?.groups;
  // The mark of the cents is another than that of the thousands.
  return /^\d*$/.test(whole) || (grouped && grouped.mark !== mark) ? amount(whole, cents) : null;
}

/** One kind of mark with three digits after each. */
function isThousands(text: string, language: string): boolean {
  const mark = GROUPED.exec(text)?.groups?.mark;
  if (!mark) return false;
  const once = text.indexOf(mark) === text.lastIndexOf(mark);
  return mark !== '.' || !once || groupsByPoint(language);
}

/** "1.200" where the point is for decimals: more of them than cents, which are zero. */
const trimmedDecimals = (text: string): string => text.replace(/(\.\d\d)0+$/, '$1');

const groupsByPoint = (language: string): boolean =>
  new Intl.NumberFormat(language, { useGrouping: 'always' })
    .formatToParts(10_000)
    .some(({ type, value }) => type === 'group' && value === '.');

const amount = (whole: string, cents: string): number => Number(`${whole.replaceAll(/\D/g, '')}.${cents}0`);
