import { useFormat } from '../../../i18n/format';

/** A price within a sentence: cents only where there are some. */
export function usePriceText(): (amount: number) => string {
  const { price } = useFormat();
  return (amount) => price(amount, 'short');
}
