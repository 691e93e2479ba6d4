import type { ReactNode } from 'react';
import { QueryError } from './query-error';

type AwaitedProps = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Said when it cannot be read. */
  failed: string;
  /** What stands in its place meanwhile. */
  children: ReactNode;
};

/** Where data should be and is not: its skeleton, also while it is asked for again after a failure, else what failed. */
export function Awaited({ query: { error, isFetching, refetch }, failed, children }: AwaitedProps) {
  if (!error || isFetching) return children;
  return <QueryError title={failed} error={error} onRetry={() => void refetch()} />;
}
