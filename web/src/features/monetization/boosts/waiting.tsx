import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton';
import styles from './boost-listings-page.module.css';

/** Rows that are on their way. */
export function Waiting({ rows, height }: { rows: number; height: string }) {
  const { t } = useTranslation('boosts');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('loading')} className={styles.waiting}>
      {Array.from({ length: rows }, (_, nth) => (
        <Skeleton key={nth} height={height} />
      ))}
    </div>
  );
}
