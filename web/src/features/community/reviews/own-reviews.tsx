import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type DealToReview, useDealsToReviewQuery } from '../../../api/community/reviews';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useOwnId } from '../../../app/session/use-own-id';
import { ButtonLink } from '../../../ui/button';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { DealRow } from './deal-row';
import styles from './own-reviews.module.css';

/** What one may write, what waits for the other side, and the way to what others wrote: a page of the dashboard. */
export function OwnReviews() {
  const { t } = useTranslation(['reviews', 'common']);
  const { data, error, isFetching, refetch } = useDealsToReviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const own = useOwnId();
  const id = useId();
  if (!data)
    return error && !isFetching ? (
      <QueryError title={t('mine.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('common:loading')} className={styles.sections}>
        <Skeleton height="80px" />
        <Skeleton height="80px" />
      </Loading>
    );
  return (
    <div className={styles.sections}>
      <Deals title={t('mine.to-review')} deals={data.toReview} none={t('mine.to-review-none')} />
      {data.waiting.length > 0 && <Deals title={t('mine.waiting')} deals={data.waiting} />}
      {own && (
        <section aria-labelledby={id} className={styles.about}>
          <h2 id={id}>{t('mine.about-me')}</h2>
          <p className={styles.quiet}>{t('mine.about-me-text')}</p>
          <ButtonLink to={paths.reviews(own)} variant="secondary">
            {t('mine.see-all')}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function Deals({ title, deals, none }: { title: string; deals: readonly DealToReview[]; none?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {deals.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul>
        {deals.map((deal) => (
          <DealRow key={deal.saleId} deal={deal} />
        ))}
      </ul>
    </section>
  );
}
