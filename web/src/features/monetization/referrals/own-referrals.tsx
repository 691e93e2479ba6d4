import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/problems/query-error';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './referrals.module.css';
import { type OwnReferrals, useOwnReferralsQuery } from './referrals-data';

type OwnReferralsThenProps = {
  children: (referrals: OwnReferrals) => ReactNode;
  /** Whether what is drawn with them is there: all of it comes at once, and moves nothing. */
  isRestThere?: boolean;
};

/** Reads one's referrals and shows what is made of them, in a place that keeps its height. */
export function OwnReferralsThen({ children, isRestThere = true }: OwnReferralsThenProps) {
  const { t } = useTranslation(['referrals', 'common']);
  const { data, error, isFetching, refetch } = useOwnReferralsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data && isRestThere) return children(data);
  if (error && !data && !isFetching)
    return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('common:loading')} className={styles.waiting}>
      <Skeleton height="120px" />
      <Skeleton height="96px" />
    </Loading>
  );
}
