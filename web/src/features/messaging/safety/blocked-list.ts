import { messagingApi } from '../../../api/messaging/messaging';
import type { BlockedPeople } from '../../../api/messaging/messaging.gen';

/** Whom one has blocked, page by page: read again as a whole once one of them is not any more. */
const listApi = messagingApi.injectEndpoints({
  endpoints: (build) => ({
    blockedList: build.infiniteQuery<BlockedPeople, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam: cursor }) => ({ url: '/api/blocked-people', params: cursor ? { cursor } : {} }),
      providesTags: ['Blocked'],
    }),
  }),
});

export const { useBlockedListInfiniteQuery } = listApi;
