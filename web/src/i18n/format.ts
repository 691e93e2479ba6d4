import { useTranslation } from 'react-i18next';
import { formatPrice } from '#contract/money';
import { useBrowserFact } from '../browser/use-browser-fact';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

type Unit = (typeof UNITS)[number][0];

/** Formats numbers, prices and dates the way the current language writes them. */
export function useFormat() {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const inMiles = useBrowserFact(readsMiles, true);
  return {
    /** `short` on cards and in lists, `cents` where the exact price is read. */
    price: (amount: number, precision: 'short' | 'cents') =>
      formatPrice(amount, { locale, precision, free: t('price.free') }),
    number: (value: number, style: Intl.NumberFormatOptions = {}) =>
      numberFormat(locale, style).format(value),
    /** Of whole kilometres: "3 km", or miles where people reckon in those. */
    distance: (kilometres: number) => {
      const [count, unit] = measured(kilometres, inMiles);
      const told = lengthFormat(locale, unit).format(Math.max(1, count));
      return count < 1 ? t('listing.within', { distance: told }) : told;
    },
    /** How far around something: the same, but of less than a mile how much it is. */
    radius: (kilometres: number) => {
      const [count, unit] = measured(kilometres, inMiles);
      return lengthFormat(locale, unit, count < 1 ? 1 : 0).format(count);
    },
    date: (iso: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
      dateFormat(locale, style).format(new Date(iso)),
    /** "3 hours ago", for sentences. */
    ago: (iso: string) => {
      const [unit, count] = age(iso);
      return relativeFormat(locale, { numeric: 'auto' }).format(-count, unit);
    },
    /** "3h", for the quiet line of a card; months in more letters, since "3m" are minutes. */
    age: (iso: string) => {
      const [unit, count] = age(iso);
      if (unit === 'minute' && count === 0) return t('time.now');
      return numberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'month' ? 'short' : 'narrow',
      }).format(count);
    },
  };
}

/** Languages with their regions; English without one is that of the United States. */
const IN_MILES = /^(en|my)$|-(US|GB|LR|MM)$/;

const readsMiles = () => IN_MILES.test(navigator.language);

const measured = (kilometres: number, inMiles: boolean): [count: number, unit: string] =>
  inMiles ? [kilometres * 0.621371, 'mile'] : [kilometres, 'kilometer'];

const lengthFormat = (locale: string, unit: string, maximumFractionDigits = 0) =>
  numberFormat(locale, { style: 'unit', unit, maximumFractionDigits });

/** Making one takes milliseconds on a phone, and a grid of cards or a long conversation needs dozens. */
function kept<Style, Format>(make: (locale: string, style: Style) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, style: Style): Format => {
    const key = locale + JSON.stringify(style);
    const format = formats.get(key) ?? make(locale, style);
    formats.set(key, format);
    return format;
  };
}

const numberFormat = kept((locale, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, style));
const dateFormat = kept(
  (locale, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, style),
);
const relativeFormat = kept(
  (locale, style: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, style),
);

function age(iso: string): [Unit, number] {
  const seconds = Math.max(0, (Date.now() - Date.parse(iso)) / 1000);
  const [unit, length] = UNITS.find(([, shortest]) => seconds >= shortest) ?? (['minute', MINUTE] as const);
  return [unit, Math.floor(seconds / length)];
}
