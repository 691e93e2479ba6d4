import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton';
import { QueryError } from '../problems/query-error';
import { MoreButton, type Paging } from './more-button';
import styles from './paged-list.module.css';

/** As an infinite query answers it. */
type Paged<Item> = Paging & {
  currentData?: { pages: readonly { items: readonly Item[] }[] };
  isFetching: boolean;
  refetch: () => unknown;
};

type PagedListProps<Item> = {
  list: Paged<Item>;
  label: string;
  /** Said when it cannot be read. */
  failed: string;
  more: string;
  /** Of an entry that is awaited. */
  height: string;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A list that is read page by page, in all of its states; each entry is an `li`. */
export function PagedList<Item>({
  list,
  label,
  failed,
  more,
  height,
  empty,
  children,
}: PagedListProps<Item>) {
  const { t } = useTranslation();
  if (!list.currentData)
    return list.error && !list.isFetching ? (
      <QueryError title={failed} error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Loading label={t('loading')} className={styles.waiting}>
        <Skeleton height={height} />
        <Skeleton height={height} />
        <Skeleton height={height} />
      </Loading>
    );
  const items = list.currentData.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label}>{items.map(children)}</ul>
      <MoreButton list={list} className={styles.more}>
        {more}
      </MoreButton>
    </>
  );
}
