import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

export type ProblemParams = Record<string, unknown>;

export type FieldIssue = { field: string; code: string; params?: ProblemParams };

/** What went wrong with a call: the server's `application/problem+json`, or a `client.*` code when none arrived. */
export type Problem = {
  status: number;
  code: string;
  title: string;
  params?: ProblemParams;
  issues?: FieldIssue[];
  requestId?: string;
};

export type ClientProblemCode = 'client.offline' | 'client.network' | 'client.timeout' | 'client.unexpected';

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** The session has ended, and with it every call that was under way: nobody waits for what would have been answered. */
export const isAborted = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AbortError';

/** What a call failed with, nothing when it was aborted. For every `catch` of one. @throws what is neither */
export function problemIn(error: unknown): Problem | undefined {
  if (isProblem(error)) return error;
  if (isAborted(error)) return undefined;
  throw error;
}

/** For a failure that a toast tells of, or nobody has to hear of. @throws what is no failure of a call */
export function ignoreProblem(error: unknown): void {
  problemIn(error);
}

/** Names a failed call. Without an answer the browser's own network state decides between offline and network. */
export function problemOf(error: FetchBaseQueryError, requestId?: string | null): Problem {
  if (typeof error.status === 'number')
    return isProblem(error.data)
      ? { ...error.data, status: error.status }
      : clientProblem('client.unexpected', error.status, requestId);
  if (error.status === 'TIMEOUT_ERROR') return clientProblem('client.timeout');
  if (error.status !== 'FETCH_ERROR') return clientProblem('client.unexpected', 0, requestId);
  return clientProblem(navigator.onLine ? 'client.network' : 'client.offline');
}

const clientProblem = (code: ClientProblemCode, status = 0, requestId?: string | null): Problem => ({
  status,
  code,
  title: code,
  ...(requestId && { requestId }),
});
