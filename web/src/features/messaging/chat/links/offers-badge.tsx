import { useTranslation } from 'react-i18next';
import { ALL_WAITING, useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { useFormat } from '../../../../i18n/format';
import styles from './unread-badge.module.css';

/** How many offers wait for an answer, beside their entry on the dashboard; nothing when none does. */
export function OffersBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useWaitingOffersQuery(ALL_WAITING);
  const count = data?.items.length ?? 0;
  if (!data || count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">
        {number(count)}
        {data.more && '+'}
      </span>
      <span className="visually-hidden">
        {t(data.more ? 'offers.more-waiting' : 'offers.waiting', { count })}
      </span>
    </span>
  );
}
