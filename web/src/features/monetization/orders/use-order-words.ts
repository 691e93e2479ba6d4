import { useTranslation } from 'react-i18next';
import { toUsd } from '#contract/money';
import type { Order } from '../../../api/monetization/orders';
import { useFormat } from '../../../i18n/format';

/** People and prices of an order, and what is said of its item, in the reader's language. */
export function useOrderWords() {
  const { t } = useTranslation('orders');
  const { price } = useFormat();
  return {
    other: ({ side, buyer, seller }: Pick<Order, 'side' | 'buyer' | 'seller'>) =>
      (side === 'buyer' ? seller : buyer).name || t('somebody'),
    /** Who has left has taken the words of what they sold along. */
    nameOfItem: ({ title }: Pick<Order, 'title'>) => title || t('order.title'),
    cost: ({ priceCents }: Pick<Order, 'priceCents'>) => price(toUsd(priceCents), 'cents'),
    /** What becomes of the item once its money is given back: the sale that was recorded stands. */
    refundedItem: ({ saleId }: Pick<Order, 'saleId'>) =>
      t(`refunded-item.${saleId === null ? 'reserved' : 'sold'}`),
  };
}
