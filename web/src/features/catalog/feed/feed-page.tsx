import { PackageOpen, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useTakenFocus } from '../../../browser/use-taken-focus';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Actions } from './card/actions';
import { FeedCard } from './card/feed-card';
import { type FeedItem, filtersOf } from './feed-data';
import { FeedHead } from './feed-head';
import styles from './feed-page.module.css';
import { useArrowKeys } from './use-arrow-keys';
import { useFeed } from './use-feed';

export function FeedPage() {
  const { t } = useTranslation('feed');
  usePageHead({ title: t('title'), description: t('description') });
  const filters = filtersOf(useSearchParams()[0]);
  const search = new URLSearchParams(filters).toString();
  // Keyed: other filters are another feed, with what was passed of it.
  return <Feed key={search} filters={filters} browse={`${paths.listings}${search && `?${search}`}`} />;
}

type FeedProps = {
  filters: Record<string, string>;
  /** The same listings on the browse page. */
  browse: string;
};

function Feed({ filters, browse }: FeedProps) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const feed = useFeed(filters);
  const { current, next, error, isFetching, refetch } = feed;
  const open = ({ id }: FeedItem) => {
    feed.pass(id);
    void navigate(paths.listing(id));
  };
  useArrowKeys({
    left: () => current && feed.pass(current.id),
    right: () => current && open(current),
  });
  return (
    <div className={styles.feed}>
      <FeedHead filters={filters} browse={browse} feed={feed} />
      {current ? (
        <>
          <div className={styles.pile}>
            {next && <div className={styles.beneath} aria-hidden="true" />}
            <FeedCard
              key={current.id}
              item={current}
              following={next}
              onPass={() => feed.pass(current.id)}
              onOpen={() => open(current)}
            />
          </div>
          <Actions
            item={current}
            canUndo={feed.canUndo}
            onUndo={feed.undo}
            onPass={() => feed.pass(current.id)}
          />
        </>
      ) : error && !isFetching ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : feed.isEmpty ? (
        <EmptyState icon={PackageOpen} title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to={browse}>{t('end.back')}</ButtonLink>
        </EmptyState>
      ) : feed.isOver ? (
        <End feed={feed} browse={browse} />
      ) : (
        <Loading label={t('loading')} className={styles.pile}>
          <Skeleton className={styles.waiting} />
        </Loading>
      )}
    </div>
  );
}

/** The last card was passed by a button that went with it. */
function End({ feed, browse }: { feed: ReturnType<typeof useFeed>; browse: string }) {
  const { t } = useTranslation('feed');
  return (
    <div ref={useTakenFocus()} tabIndex={-1}>
      <EmptyState icon={PackageOpen} title={t('end.title')} text={t('end.text')}>
        {feed.canUndo && (
          <Button variant="secondary" onClick={feed.undo}>
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </Button>
        )}
        <Button onClick={feed.startOver}>{t('end.again')}</Button>
        <ButtonLink to={browse} variant="secondary">
          {t('end.back')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
