import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton';
import styles from './choose.module.css';

/** As tall as what a plan costs and means. */
export function Waiting() {
  const { t } = useTranslation('choose-plan');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('loading')} className={styles.part}>
      <Skeleton height="116px" />
      <Skeleton height="24px" width="80%" />
      <Skeleton height="140px" />
      <Skeleton height="44px" />
    </div>
  );
}
