import type { ReactNode } from 'react';
import { isProblem } from '../../api/problem';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { useProblemText } from '../problems/query-error';
import styles from './more-button.module.css';
import { useFocusOnMore } from './use-focus-on-more';

/** Of an infinite query, what its next page needs. */
export type Paging = {
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type MoreButtonProps = {
  list: Paging;
  /** Said when it fails, instead of what went wrong. */
  failed?: string;
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fetches the next page of a list, as long as there is one; should that fail it says so, and can be pressed again. */
export function MoreButton({ list, failed, wide, className, children }: MoreButtonProps) {
  const problem =
    list.isFetchNextPageError && !list.isFetchingNextPage && isProblem(list.error) ? list.error : null;
  const wentWrong = useProblemText(failed === undefined ? problem : null);
  const place = useFocusOnMore<HTMLDivElement>();
  const text = problem && (failed ?? wentWrong);
  if (!list.hasNextPage) return null;
  return (
    <div ref={place} className={classes(styles.more, className)}>
      {text && (
        <p role="alert" className={styles.failed}>
          {text}
        </p>
      )}
      <Button
        variant="secondary"
        wide={wide}
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
