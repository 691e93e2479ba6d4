import { MessageSquareQuote } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrustProfile } from '../../../api/community/community.gen';
import { useReviewsOfPersonInfiniteQuery } from '../../../api/community/reviews';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ReviewItem } from '../../../ui/review/review-item';
import { StarBars, StarCounts } from '../../../ui/review/star-bars';
import { TagBars } from '../../../ui/review/tag-bars';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './profile-reviews.module.css';

const LATEST = 3;

type ProfileReviewsProps = {
  person: TrustProfile;
  /** The latest few, or the first page with the average; both with how they are rated and the way to all. */
  part: 'latest' | 'all';
};

/** What others wrote about them after a deal. */
export function ProfileReviews({ person, part }: ProfileReviewsProps) {
  const { t } = useTranslation(['trust', 'reviews']);
  const id = useId();
  const query = useReviewsOfPersonInfiniteQuery({ id: person.id });
  const first = query.currentData?.pages[0];
  const summary = first?.summary;
  const items = first?.items ?? [];
  const shown = part === 'latest' ? items.slice(0, LATEST) : items;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{t('reviews.title')}</h2>
        {summary && items.length > 0 && (
          <Link to={paths.reviews(person.id)} className={styles.all}>
            {t('reviews:all', { count: Math.max(summary.count, items.length) })}
          </Link>
        )}
      </div>
      {summary && part === 'all' && <StarBars summary={summary} />}
      {/* Their average stands with the figures above. */}
      {summary && part === 'latest' && summary.count > 0 && <StarCounts summary={summary} />}
      {summary && <TagBars tags={summary.tags} />}
      {first && items.length === 0 && (
        <EmptyState
          icon={MessageSquareQuote}
          title={t('reviews:none')}
          text={t('reviews:none-text', { name: person.name })}
        />
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} subject={person.name} />
          ))}
        </ul>
      )}
      {!first && (
        <Awaited query={query} failed={t('reviews:failed')}>
          <Loading label={t('reviews:loading')}>
            <Skeleton height="360px" />
          </Loading>
        </Awaited>
      )}
    </section>
  );
}
