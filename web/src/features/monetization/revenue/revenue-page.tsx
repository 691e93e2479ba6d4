import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Revenue, useRevenueQuery } from '../../../api/monetization/plan-administration.gen';
import { usePageHead } from '../../../app/page-head';
import { QueryError } from '../../../app/problems/query-error';
import { AntdTheme } from '../../../ui/antd/theme';
import { EmptyState } from '../../../ui/page/empty-state';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { RevenueOfSource } from './revenue-of-source';
import styles from './revenue-page.module.css';
import { RunningPlans } from './running-plans';

/** What the place has earned, for administrators: real payments first, and what was only tried by itself. */
export function RevenuePage() {
  const { t } = useTranslation('revenue');
  const { data, error, refetch } = useRevenueQuery({}, { refetchOnMountOrArgChange: true });
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>
          {t('description')} {t('lead')}
        </p>
      </header>
      {data ? (
        <AntdTheme>
          <Earned revenue={data} />
          <RunningPlans running={data.running} />
        </AntdTheme>
      ) : error ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')} className={styles.page}>
          <Skeleton height="160px" />
          <Skeleton height="320px" />
        </Loading>
      )}
    </div>
  );
}

function Earned({ revenue: { totals, lines } }: { revenue: Revenue }) {
  const { t } = useTranslation('revenue');
  if (totals.length === 0) return <EmptyState icon={HandCoins} title={t('none')} text={t('none-text')} />;
  return totals.map((total) => (
    <RevenueOfSource
      key={`${total.source} ${total.currency}`}
      total={total}
      lines={lines.filter(({ source, currency }) => source === total.source && currency === total.currency)}
    />
  ));
}
