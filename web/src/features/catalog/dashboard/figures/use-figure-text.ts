import type { Figure } from '#contract/selling/figures';
import { useFormat } from '../../../../i18n/format';
import { changeOf } from './buckets';

const SIGNED = { signDisplay: 'exceptZero' } as const;

/** Figures as people read them. */
export function useFigureText() {
  const { number } = useFormat();
  const amount = (figure: Figure, value: number, style: Intl.NumberFormatOptions = {}) =>
    number(value, figure === 'earned' ? { ...inDollars(value), ...style } : style);
  return {
    amount,
    change: (line: Parameters<typeof changeOf>[0]) => {
      const { kind, by } = changeOf(line);
      return kind === 'share'
        ? number(by, { ...SIGNED, style: 'percent', maximumFractionDigits: 0 })
        : amount(line.figure, by, { ...SIGNED, ...wholeFrom(100, by) });
    },
  };
}

/** Nothing earned is "$0", unlike a price of nothing, which is "Free". */
const inDollars = (value: number): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
});

/** Sums of so many dollars do without their cents: on a card they would take each other's place. */
export const wholeFrom = (dollars: number, value: number): Intl.NumberFormatOptions =>
  Math.abs(value) < dollars ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 };
