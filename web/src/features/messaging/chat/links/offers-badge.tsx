import { useTranslation } from 'react-i18next';
import { ALL_WAITING, useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { useFormat } from '../../../../i18n/format';
import { CountBadge } from '../../../../ui/count-badge';

/** How many offers wait for an answer, beside their entry on the dashboard; nothing when none does. */
export function OffersBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useWaitingOffersQuery(ALL_WAITING);
  const count = data?.items.length ?? 0;
  if (!data || count === 0) return null;
  const shown = `${number(count)}${data.more ? '+' : ''}`;
  return (
    <CountBadge count={shown} label={t(data.more ? 'offers.more-waiting' : 'offers.waiting', { count })} />
  );
}
