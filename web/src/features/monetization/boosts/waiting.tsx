import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './boost-listings-page.module.css';

/** Rows that are on their way. */
export function Waiting({ rows, height }: { rows: number; height: string }) {
  const { t } = useTranslation('boosts');
  return (
    <Loading label={t('loading')} className={styles.waiting}>
      {Array.from({ length: rows }, (_, nth) => (
        <Skeleton key={nth} height={height} />
      ))}
    </Loading>
  );
}
