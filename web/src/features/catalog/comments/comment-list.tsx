import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton, type Paging } from '../../../app/paged-list/more-button';
import { QueryError } from '../../../app/problems/query-error';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { CommentItem } from './comment-item';
import styles from './comments.module.css';
import type { CommentPage, ListingComment } from './comments-data';

type CommentListProps = {
  list: Paging & { data?: { pages: readonly CommentPage[] }; refetch: () => unknown };
  heading: RefObject<HTMLElement | null>;
};

export function CommentList({ list, heading }: CommentListProps) {
  const { t } = useTranslation(['comments', 'common']);
  const place = useFocusKept<HTMLUListElement>(heading);
  const { data, error } = list;
  const comments: ListingComment[] | undefined = data && commentsOf(data.pages);
  if (!comments)
    return error ? (
      <QueryError title={t('failed')} error={error} onRetry={() => void list.refetch()} />
    ) : (
      <Loading label={t('common:loading')} className={styles.skeletons}>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </Loading>
    );
  if (comments.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <>
      <ul ref={place} className={styles.list}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}

/** All of the pages, each once: the last of one begins the next when another was written in between. */
function commentsOf(pages: readonly CommentPage[]): ListingComment[] {
  const byId = new Map<string, ListingComment>();
  for (const { items } of pages) for (const comment of items) byId.set(comment.id, comment);
  return [...byId.values()];
}
