import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api';

type Query = { status: string; endpointName: string; originalArgs?: unknown };
type Endpoints = Record<string, { initiate: (args: unknown, options: object) => never }>;

/**
 * What is changed here while it is being read anew may be overwritten by an answer that is older than the change: it is
 * read once more when that answer has come.
 */
export const readAgainIfChanged: Middleware = (store) => {
  const changed = new Set<string>();
  const query = (key: string): Query | undefined => store.getState()[baseApi.reducerPath].queries[key];
  const isRead = (key: string) => query(key)?.status === 'pending';
  const readAgain = ({ endpointName, originalArgs }: Query) => {
    const endpoint = (baseApi.endpoints as Endpoints)[endpointName];
    if (endpoint) store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  };
  return (next) => (action) => {
    const result = next(action);
    if (baseApi.internalActions.queryResultPatched.match(action)) {
      const key = action.payload.queryCacheKey;
      if (isRead(key)) changed.add(key);
    }
    for (const key of changed) {
      if (isRead(key)) continue;
      changed.delete(key);
      const held = query(key);
      if (held) readAgain(held);
    }
    return result;
  };
};
