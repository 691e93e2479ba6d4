import { useTranslation } from 'react-i18next';
import type { Order } from '../../../api/monetization/orders';
import { useFormat } from '../../../i18n/format';
import { useOrderWords } from './use-order-words';

/** Where an order stands, in a sentence from the reader's side. */
export function OrderState({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { other, refundedItem } = useOrderWords();
  const { status, side, shipTo, receivedAt, receivedBy, issue, cancel } = order;
  const name = other(order);
  const day = receivedAt ? date(receivedAt, { dateStyle: 'medium' }) : '';
  if (status === 'canceled') return t(`why.${cancel?.cause ?? 'person'}`);
  if (status === 'delivered') {
    if (receivedBy === null) return t('state.delivered-nobody');
    return t(receivedBy === side || side === 'seller' ? `state.delivered-${side}` : 'state.delivered-said', {
      name,
    });
  }
  if (status === 'pending_shipment') return t(`state.pending-${side}${shipTo ? '' : '-address'}`, { name });
  const reason = issue ? t(`issue.reasons.${issue.reason}`) : '';
  return t(`state.${status}-${side}`, { name, date: day, reason, item: refundedItem(order) });
}
