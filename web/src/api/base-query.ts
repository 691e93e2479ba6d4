import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { isProblem, type Problem, problemOf } from './problem';
import { ensureFreshToken, refreshSession } from './refresh-session';
import { accessToken } from './session-token';
import { TIME_LIMIT } from './time-limit';

const send = fetchBaseQuery({
  timeout: TIME_LIMIT,
  prepareHeaders: (headers) => {
    const token = accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, Problem, object, FetchBaseQueryMeta>;

/** Of each address the last change that is under way. */
const changes = new Map<string, Promise<unknown>>();

/** Sends a call with a fresh token, refreshes once when the server no longer accepts it, and names what failed. */
export const baseQuery: BaseQuery = (call, api, extra) => {
  if (typeof call === 'string' || call.keepalive || !/PUT|DELETE/.test(`${call.method}`))
    return ask(call, api, extra);
  // What replaces or removes the same thing arrives in the order of the choices: the last one is what stays.
  // Whoever outlives the page keeps an order of their own.
  const turn = Promise.resolve(changes.get(call.url)).then(() => ask(call, api, extra));
  changes.set(call.url, turn);
  return turn;
};

const ask: BaseQuery = async (call, api, extra) => {
  await ensureFreshToken();
  const used = accessToken();
  let answer = await send(call, api, extra);
  if (used && isExpired(answer.error)) {
    if (accessToken() === used) await refreshSession();
    answer = await send(call, api, extra);
  }
  if (!answer.error) return answer;
  const requestId = answer.meta?.response?.headers.get('x-request-id');
  return { error: problemOf(answer.error, requestId), meta: answer.meta };
};

/** Only an expired token is worth a refresh: a wrong password is a 401 as well. */
const isExpired = (error: FetchBaseQueryError | undefined) =>
  error?.status === 401 && isProblem(error.data) && error.data.code === 'platform.session-expired';
