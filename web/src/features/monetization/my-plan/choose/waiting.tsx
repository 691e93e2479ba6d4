import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from './choose.module.css';

/** As tall as what a plan costs and means. */
export function Waiting() {
  const { t } = useTranslation('choose-plan');
  return (
    <Loading label={t('loading')} className={styles.part}>
      <Skeleton height="116px" />
      <Skeleton height="24px" width="80%" />
      <Skeleton height="140px" />
      <Skeleton height="44px" />
    </Loading>
  );
}
