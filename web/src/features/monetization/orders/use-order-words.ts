import { useTranslation } from 'react-i18next';
import { toUsd } from '#contract/money';
import type { Order } from '../../../api/monetization/orders';
import { useFormat } from '../../../i18n/format';

/** People and prices of an order, in the reader's language. */
export function useOrderWords() {
  const { t } = useTranslation('orders');
  const { price } = useFormat();
  return {
    other: ({ side, buyer, seller }: Pick<Order, 'side' | 'buyer' | 'seller'>) =>
      (side === 'buyer' ? seller : buyer).name || t('somebody'),
    cost: ({ priceCents }: Pick<Order, 'priceCents'>) => price(toUsd(priceCents), 'cents'),
  };
}
