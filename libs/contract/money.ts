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

/**
 * A price in USD as people read it (spec 1, section 9): listing cards show whole dollars, detail pages and feeds
 * cents, and 0 is the word `free`. Prices under a dollar keep their cents everywhere: rounded, they would read as
 * free or as twice as much.
 */
export function formatPrice(
  amount: number,
  { locale, precision, free }: { locale: string; precision: 'whole' | 'cents'; free: string },
): string {
  if (amount === 0) return free;
  return dollars(locale, precision === 'cents' || amount < 1 ? 2 : 0).format(amount);
}
