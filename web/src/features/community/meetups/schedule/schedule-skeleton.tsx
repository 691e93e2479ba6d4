import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from './schedule.module.css';

export function ScheduleSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')} className={styles.form}>
      <Skeleton height="64px" />
      <Skeleton height="150px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="54px" />
    </Loading>
  );
}
