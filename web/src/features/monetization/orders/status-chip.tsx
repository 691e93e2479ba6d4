import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#contract/monetization/orders';
import { Chip } from '../../../ui/chip';

const TONES = {
  requested: 'accent',
  pending_shipment: 'warn',
  shipped: 'info',
  delivered: 'good',
  issue_reported: 'bad',
  resolved: 'good',
  refunded: 'plain',
  canceled: 'plain',
  declined: 'plain',
} as const satisfies Record<OrderStatus, string>;

export function StatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}
