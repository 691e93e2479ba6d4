import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { subscriptionPage } from '#contract/pages/monetization';
import { useTestCheckoutQuery } from '../../../../api/monetization/my-plan';
import { isProblem } from '../../../../api/problem';
import { usePageHead } from '../../../../app/page-head';
import { plansAgain } from '../../../../app/plans/way-back-after-paying';
import { QueryError } from '../../../../app/problems/query-error';
import { ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { EmptyState } from '../../../../ui/page/empty-state';
import { EntryPage } from '../../../../ui/page/entry-page';
import { Skeleton } from '../../../../ui/skeleton';
import { OpenCheckout } from './open-checkout';

/** In the place of a payment provider's page, on a server that takes no money. Says in every state that it is a test. */
export function TestCheckoutPage() {
  const { t } = useTranslation('test-checkout');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useTestCheckoutQuery({ id });
  usePageHead({ title: t('title'), description: t('description') });
  if (isProblem(error) && error.status === 404)
    return (
      <EmptyState icon={SearchX} title={t('missing')} text={t('missing-text')}>
        <ButtonLink to={plansAgain()}>{t('plans')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EntryPage title={t('title')} lead={t('lead')}>
      <Notice tone="warn" title={t('notice.title')}>
        <p>{t('notice.text')}</p>
      </Notice>
      {error ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="260px" />
      ) : data.status === 'open' ? (
        <OpenCheckout key={data.id} checkout={data} />
      ) : (
        <Notice
          tone={data.status === 'paid' ? 'good' : 'info'}
          title={t(data.status === 'paid' ? 'paid.title' : 'over.title')}
        >
          <p>{t(data.status === 'paid' ? 'paid.text' : 'over.text')}</p>
          <ButtonLink to={data.status === 'paid' ? subscriptionPage.path : plansAgain()}>
            {t(data.status === 'paid' ? 'my-plan' : 'plans')}
          </ButtonLink>
        </Notice>
      )}
    </EntryPage>
  );
}
