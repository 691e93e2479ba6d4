import { toUsd } from '#contract/money';
import { useFormat } from './format';

/** Writes sums of whole cents, as plans and payments have them: "$4", "$3.33", "$0", in the reader's way. */
export function useMoney(): (cents: number) => string {
  const { number } = useFormat();
  return (cents) =>
    number(toUsd(cents), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
}
