import { useTranslation } from 'react-i18next';
import { useMyPlanQuery } from '../../../../api/monetization/my-plan';
import { usePageHead } from '../../../../app/page-head';
import { QueryError } from '../../../../app/problems/query-error';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { Benefits } from './benefits';
import styles from './my-plan-page.module.css';
import { Payments } from './payments';
import { PlanCard } from './plan-card';
import { Returned } from './returned';
import { TestControls } from './test-controls';

/** What somebody has, until when, and what happens next. */
export function MyPlanPage() {
  const { t } = useTranslation('my-plan');
  const { data: plan, error, refetch } = useMyPlanQuery();
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('description')}</p>
      </header>
      {plan && <Returned plan={plan} />}
      {plan ? (
        <>
          <PlanCard plan={plan} />
          <Benefits plan={plan} />
          {plan.status !== 'none' && plan.source !== 'granted' && <Payments />}
          {plan.source === 'test' && plan.checkout === 'test' && <TestControls plan={plan} />}
        </>
      ) : error ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')} className={styles.page}>
          <Skeleton height="216px" />
          <Skeleton height="140px" />
        </Loading>
      )}
    </div>
  );
}
