import type { Figure } from '#contract/selling/figures';
import { useFormat } from '../../../../i18n/format';
import { changeOf } from './buckets';

const SIGNED = { signDisplay: 'exceptZero' } as const;

/** Figures as people read them. */
export function useFigureText() {
  const { number } = useFormat();
  const amount = (figure: Figure, value: number, style: Intl.NumberFormatOptions = {}) =>
    number(value, figure === 'earned' ? { ...style, ...inDollars(value) } : style);
  return {
    amount,
    change: (line: Parameters<typeof changeOf>[0]) => {
      const { kind, by } = changeOf(line);
      return kind === 'share'
        ? number(by, { ...SIGNED, style: 'percent', maximumFractionDigits: 0 })
        : amount(line.figure, by, SIGNED);
    },
  };
}

/** Nothing earned is "$0", unlike a price of nothing, which is "Free". */
const inDollars = (value: number): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
});
