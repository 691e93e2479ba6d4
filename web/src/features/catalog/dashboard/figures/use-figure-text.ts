import type { Figure } from '#contract/figures';
import { useFormat } from '../../../../i18n/format';
import { changeOf } from './buckets';

const SIGNED = { signDisplay: 'exceptZero' } as const;

/** Figures as people read them. */
export function useFigureText() {
  const { number } = useFormat();
  return {
    amount: (_figure: Figure, value: number) => number(value),
    change: (line: Parameters<typeof changeOf>[0]) => {
      const { kind, by } = changeOf(line);
      return kind === 'share'
        ? number(by, { ...SIGNED, style: 'percent', maximumFractionDigits: 0 })
        : number(by, SIGNED);
    },
  };
}
