import { useTranslation } from 'react-i18next';
import type {
  CommentPage,
  ListingComment,
  useListingCommentsInfiniteQuery,
} from '../../../api/catalog/comments';
import { QueryError } from '../../../app/problems/query-error';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { CommentItem } from './comment-item';
import styles from './comments.module.css';

type CommentListProps = { list: ReturnType<typeof useListingCommentsInfiniteQuery> };

export function CommentList({ list }: CommentListProps) {
  const { t } = useTranslation(['comments', 'common']);
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  const pages: readonly CommentPage[] | undefined = data?.pages;
  const comments = pages && commentsOf(pages);
  if (!comments)
    return error ? (
      <QueryError title={t('failed')} error={error} onRetry={() => void list.refetch()} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
      <div role="status" aria-label={t('common:loading')} className={styles.skeletons}>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </div>
    );
  if (comments.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          className={styles.more}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** All of the pages, each once: the last of one begins the next when another was written in between. */
function commentsOf(pages: readonly CommentPage[]): ListingComment[] {
  const byId = new Map<string, ListingComment>();
  for (const { items } of pages) for (const comment of items) byId.set(comment.id, comment);
  return [...byId.values()];
}
