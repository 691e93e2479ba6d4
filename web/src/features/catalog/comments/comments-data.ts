import { type CommentPage, commentsApi } from '../../../api/catalog/comments.gen';
import { watchEvents } from '../../../api/watch-events';

export type { CommentPage, ListingComment } from '../../../api/catalog/comments.gen';

type Wanted = { listingId: string };

const changed = { invalidatesTags: (_: unknown, error: unknown) => (error ? [] : ['Comments' as const]) };

const tagged = commentsApi.enhanceEndpoints({
  addTagTypes: ['Comments'],
  endpoints: { postComment: changed, editComment: changed, deleteComment: changed },
});

/**
 * What is said about a listing, page by page. While it is shown it follows what others say: the listing itself is watched
 * by its own entry, these only listen.
 */
const listingCommentsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    listingComments: build.infiniteQuery<CommentPage, Wanted, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { listingId }, pageParam: cursor }) => ({
        url: `/api/listings/${encodeURIComponent(listingId)}/comments`,
        params: cursor ? { cursor } : {},
      }),
      providesTags: (_, __, { listingId }) => ['Comments', { type: 'Comments', id: listingId }],
      onCacheEntryAdded: async ({ listingId }, { cacheEntryRemoved, dispatch }) => {
        const reread = () => dispatch(tagged.util.invalidateTags([{ type: 'Comments', id: listingId }]));
        const stop = watchEvents(
          {
            'catalog.comments-changed': (told) => {
              if (told.listingId === listingId) reread();
            },
          },
          { missed: reread },
        );
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const {
  useListingCommentsInfiniteQuery,
  usePostCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
} = listingCommentsApi;
