import { useTranslation } from 'react-i18next';
import { useOwnMeetupsInfiniteQuery } from '../../../../api/community/meetups';
import { useFormat } from '../../../../i18n/format';
import styles from './list.module.css';
import { REQUESTS } from './requests';

/** How many meetups are to be answered, beside their entry on the dashboard; nothing when none is. */
export function RequestsBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useOwnMeetupsInfiniteQuery(REQUESTS);
  const count = data?.pages[0]?.counts?.pending ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{t('meetups.waiting', { count })}</span>
    </span>
  );
}
