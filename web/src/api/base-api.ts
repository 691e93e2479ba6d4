import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const FIVE_MINUTES = 300;

/** Every endpoint is injected into this one api; generated code imports it by this name. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Long enough that going back finds the list as it was left, and with it the scroll position.
  keepUnusedDataFor: FIVE_MINUTES,
  endpoints: () => ({}),
});
