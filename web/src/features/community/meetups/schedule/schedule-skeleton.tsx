import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton';
import styles from './schedule.module.css';

export function ScheduleSkeleton() {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('loading')} className={styles.form}>
      <Skeleton height="64px" />
      <Skeleton height="150px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="54px" />
    </div>
  );
}
