import { useTranslation } from 'react-i18next';
import { useOwnOrdersInfiniteQuery } from '../../../../api/monetization/orders';
import { useFormat } from '../../../../i18n/format';
import { CountBadge } from '../../../../ui/count-badge';
import { SOLD } from './sold';

/** How many orders wait for the seller, beside their entry on the dashboard; nothing when none does. */
export function OrdersBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useOwnOrdersInfiniteQuery(SOLD);
  const count = data?.pages[0]?.counts?.waiting ?? 0;
  if (count === 0) return null;
  return <CountBadge count={number(count)} label={t('orders.waiting', { count })} />;
}
