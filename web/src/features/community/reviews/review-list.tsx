import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REVIEW_SORTS } from '#contract/community/reviews';
import { type PersonReviews, useReviewsOfPersonInfiniteQuery } from '../../../api/community/reviews';
import { PagedList } from '../../../app/paged-list/paged-list';
import { useChoice } from '../../../app/routing/use-choice';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/select';
import { EmptyState } from '../../../ui/page/empty-state';
import { ReviewItem } from '../../../ui/review/review-item';
import { ReviewMenu } from './review-menu';
import styles from './reviews-page.module.css';

const FILTERS = ['all', '5', '4', '3', '2', '1'] as const;

type ReviewListProps = { personId: string; name: string; first: PersonReviews };

/** What was written, sorted and filtered as it is wanted, a page at a time. */
export function ReviewList({ personId, name, first }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const [sort, setSort] = useChoice('sort', REVIEW_SORTS, 'recent');
  const [filter, setFilter] = useChoice('stars', FILTERS, 'all');
  const list = useReviewsOfPersonInfiniteQuery({
    id: personId,
    // As the page's own first question asks, so that its answer serves.
    ...(sort !== 'recent' && { sort }),
    ...(filter !== 'all' && { stars: filter }),
  });
  if (first.items.length === 0)
    return <EmptyState icon={MessageSquareQuote} title={t('none')} text={t('none-text', { name })} />;
  const noneOfStars = (
    <div className={styles.none}>
      <p>{t('none-of-stars', { count: Number(filter) })}</p>
      <Button variant="quiet" onClick={() => setFilter('all')}>
        {t('show-all-ratings')}
      </Button>
    </div>
  );
  return (
    <div className={styles.list}>
      <div className={styles.choices}>
        <Select
          aria-label={t('sort')}
          value={sort}
          choices={REVIEW_SORTS}
          nameOf={(choice) => t(`sorts.${choice}`)}
          onChoose={setSort}
        />
        <Select
          aria-label={t('filter')}
          value={filter}
          choices={FILTERS}
          nameOf={(choice) => t(`filters.${choice}`)}
          onChoose={setFilter}
        />
      </div>
      <PagedList
        list={list}
        label={t('title', { name })}
        failed={t('failed')}
        more={t('more')}
        height="140px"
        empty={noneOfStars}
      >
        {(review) => (
          <ReviewItem
            key={review.id}
            review={review}
            subject={name}
            menu={<ReviewMenu review={review} personId={personId} />}
          />
        )}
      </PagedList>
    </div>
  );
}
