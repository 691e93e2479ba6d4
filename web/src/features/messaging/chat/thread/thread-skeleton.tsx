import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton';
import { BackToList } from './back-to-list';
import styles from './thread-states.module.css';

/** The conversation's shape while it is not known yet. */
export function ThreadSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.waiting}>
      <div className={styles.head}>
        <BackToList />
        <Skeleton width="44px" height="44px" className={styles.round} />
        <Skeleton width="140px" height="1.6rem" />
      </div>
      <output className={styles.note}>{t('setting-up')}</output>
      <div className={styles.foot} />
    </div>
  );
}
