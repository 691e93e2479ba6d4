import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_SORTS, type ReviewSort } from '#contract/community/reviews';
import { type PersonReviews, usePersonReviewsQuery } from '../../../api/community/reviews';
import { QueryError } from '../../../app/problems/query-error';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/select';
import { EmptyState } from '../../../ui/page/empty-state';
import { ReviewItem } from '../../../ui/review/review-item';
import { Skeleton } from '../../../ui/skeleton';
import { ReviewMenu } from './review-menu';
import styles from './reviews-page.module.css';

const FILTERS = ['all', '5', '4', '3', '2', '1'] as const;
type Filter = (typeof FILTERS)[number];

type ReviewListProps = { personId: string; name: string; first: PersonReviews };

/** What was written, sorted and filtered as it is wanted, a page at a time. */
export function ReviewList({ personId, name, first }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const [sort, setSort] = useState<ReviewSort>('recent');
  const [filter, setFilter] = useState<Filter>('all');
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  const anew = () => setCursors([undefined]);
  if (first.items.length === 0)
    return <EmptyState icon={MessageSquareQuote} title={t('none')} text={t('none-text', { name })} />;
  return (
    <div className={styles.list}>
      <div className={styles.choices}>
        <Select
          aria-label={t('sort')}
          value={sort}
          choices={REVIEW_SORTS}
          nameOf={(choice) => t(`sorts.${choice}`)}
          onChoose={(choice) => {
            setSort(choice);
            anew();
          }}
        />
        <Select
          aria-label={t('filter')}
          value={filter}
          choices={FILTERS}
          nameOf={(choice) => t(`filters.${choice}`)}
          onChoose={(choice) => {
            setFilter(choice);
            anew();
          }}
        />
      </div>
      {cursors.map((cursor, nth) => (
        <ReviewPage
          key={`${sort} ${filter} ${cursor ?? ''}`}
          personId={personId}
          name={name}
          sort={sort}
          filter={filter}
          cursor={cursor}
          onAll={() => {
            setFilter('all');
            anew();
          }}
          onMore={nth === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </div>
  );
}

type ReviewPageProps = Omit<ReviewListProps, 'first'> & {
  sort: ReviewSort;
  filter: Filter;
  cursor?: string;
  onAll: () => void;
  onMore?: (next: string) => void;
};

function ReviewPage({ personId, name, sort, filter, cursor, onAll, onMore }: ReviewPageProps) {
  const { t } = useTranslation('reviews');
  const { currentData, error, isFetching, refetch } = usePersonReviewsQuery({
    id: personId,
    // As the page's own first question asks, so that its answer serves.
    ...(sort !== 'recent' && { sort }),
    ...(filter !== 'all' && { stars: filter }),
    ...(cursor !== undefined && { cursor }),
  });
  if (!currentData)
    return error && !isFetching ? (
      <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="320px" />
      </div>
    );
  const { items, nextCursor } = currentData;
  if (items.length === 0)
    return (
      <div className={styles.none}>
        <p>{t('none-of-stars', { count: Number(filter) })}</p>
        <Button variant="quiet" onClick={onAll}>
          {t('show-all-ratings')}
        </Button>
      </div>
    );
  return (
    <>
      <ul>
        {items.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            subject={name}
            menu={<ReviewMenu review={review} personId={personId} />}
          />
        ))}
      </ul>
      {nextCursor && onMore && (
        <Button variant="secondary" className={styles.more} onClick={() => onMore(nextCursor)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
