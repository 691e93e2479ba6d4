import { useEffect, useState } from 'react';
import { FEED_LIMITS } from '#contract/listings';
import { useOwnId } from '../../../app/session/use-own-id';
import { useSession } from '../../../app/session/use-session';
import { type FeedItem, useSwipeFeedInfiniteQuery } from './feed-data';
import { keepPassed, readPassed } from './passed-items';

/** Where somebody is in the feed: what lies before them, and what they have passed. */
export function useFeed(filters: Record<string, string>) {
  // The server leaves out what one sells oneself: it is asked once it is known who asks.
  const skip = useSession().status === 'unknown';
  const query = useSwipeFeedInfiniteQuery(filters, { skip });
  const owner = useOwnId();
  const [passedBy, setPassedBy] = useState(() => ({ owner, passed: readPassed(filters, owner) }));
  // Somebody else is here now, or nobody.
  if (passedBy.owner !== owner) setPassedBy({ owner, passed: readPassed(filters, owner) });
  const { passed } = passedBy;
  const { currentData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  const pages = currentData?.pages ?? [];
  const found = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const gone = new Set(passed);
  const left: FeedItem[] = [...found.values()].filter(({ id }) => !gone.has(id));
  const wanting = left.length <= FEED_LIMITS.ahead && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wanting) void fetchNextPage();
  }, [wanting, fetchNextPage]);

  const change = (next: string[]) => {
    keepPassed(filters, owner, next);
    setPassedBy({ owner, passed: next });
  };
  const total = pages[0]?.total;
  return {
    ...query,
    current: left[0],
    next: left[1],
    position: passed.length + 1,
    /** Never fewer than have been seen: what is sold meanwhile is counted no more. */
    total: total && { ...total, count: Math.max(total.count, passed.length + Number(left.length > 0)) },
    isEmpty: currentData !== undefined && found.size === 0,
    isOver: currentData !== undefined && left.length === 0 && !hasNextPage,
    canUndo: passed.length > 0,
    pass: (id: string) => change([...passed, id]),
    undo: () => change(passed.slice(0, -1)),
    startOver: () => change([]),
  };
}
