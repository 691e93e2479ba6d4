import { ArrowLeft, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type PersonReviews, useReviewsOfPersonInfiniteQuery } from '../../../api/community/reviews';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { useBack } from '../../../app/routing/use-back';
import { Avatar } from '../../../ui/avatar';
import { Button, ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { StarBars } from '../../../ui/review/star-bars';
import { TagBars } from '../../../ui/review/tag-bars';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { ReviewList } from './review-list';
import styles from './reviews-page.module.css';

/** Everything that was written about a person (spec 3, Reviews page). */
export function ReviewsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['reviews', 'trust', 'common']);
  const query = useReviewsOfPersonInfiniteQuery({ id });
  const gone = isProblem(query.error) && query.error.status === 404;
  const data = query.currentData?.pages[0];
  const name = data?.person?.name ?? '';
  usePageHead({
    title: gone ? t('trust:not-found') : name && t('title', { name }),
    description: name ? t('description', { name }) : undefined,
  });
  if (gone)
    return (
      <EmptyState icon={UserX} title={t('trust:not-found')} text={t('trust:not-found-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (data?.person) return <Reviews key={id} id={id} first={data} />;
  return (
    <Awaited query={query} failed={t('failed')}>
      <ReviewsSkeleton />
    </Awaited>
  );
}

function Reviews({ id, first }: { id: string; first: PersonReviews }) {
  const { t } = useTranslation('reviews');
  const { person, summary } = first;
  const name = person?.name ?? '';
  return (
    <article className={styles.page}>
      <BackButton id={id} />
      <header className={styles.header}>
        <Avatar name={name} image={person?.avatar} size={64} />
        <div>
          <h1>{t('title', { name })}</h1>
          <Link to={paths.trustProfile(id)}>{t('profile')}</Link>
        </div>
      </header>
      {summary && <StarBars summary={summary} />}
      {summary && <TagBars tags={summary.tags} />}
      <ReviewList personId={id} name={name} first={first} />
    </article>
  );
}

/** To where they came from; who came from nowhere, to the person's profile. */
function BackButton({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const back = useBack(paths.trustProfile(id));
  return (
    <Button variant="quiet" size="small" className={styles.back} onClick={back}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Button>
  );
}

function ReviewsSkeleton() {
  const { t } = useTranslation('reviews');
  return (
    <Loading label={t('loading')} className={styles.page}>
      <Skeleton width="88px" height="36px" />
      <Skeleton width="60%" height="64px" />
      <Skeleton width="80%" height="128px" />
      <Skeleton height="320px" />
    </Loading>
  );
}
