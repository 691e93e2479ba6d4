import { messagingApi } from '../../../../api/messaging/messaging';
import type { ConversationPage } from '../../../../api/messaging/messaging.gen';
import { signedInPerson } from '../../../../api/session-token';
import { watchEvents } from '../../../../api/watch-events';
import { withNews, withRead } from './conversation-list';

type List = { pages: ConversationPage[] };

/** One's conversations, the one with the latest news first, in one entry that follows the socket. */
const listApi = messagingApi.injectEndpoints({
  endpoints: (build) => ({
    conversationList: build.infiniteQuery<ConversationPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam: cursor }) => ({ url: '/api/conversations', params: cursor ? { cursor } : {} }),
      providesTags: ['Conversations'],
      onCacheEntryAdded: async (_, entry) => {
        const readAgain = () => entry.dispatch(messagingApi.util.invalidateTags(['Conversations']));
        const change = (make: (pages: ConversationPage[]) => ConversationPage[] | null) => {
          const list: List | undefined = entry.getCacheEntry().data;
          if (!list) return;
          const pages = make(list.pages);
          if (!pages) readAgain();
          else
            entry.updateCachedData((held) => {
              held.pages = pages;
            });
        };
        const stop = watchEvents(
          {
            'messaging.message': ({ conversationId, message }) =>
              change((pages) => withNews(pages, conversationId, message, signedInPerson())),
            'messaging.receipt': ({ conversationId, personId, readSeq }) => {
              if (personId === signedInPerson()) change((pages) => withRead(pages, conversationId, readSeq));
            },
            'messaging.conversation-changed': readAgain,
          },
          { missed: readAgain, loaded: entry.cacheDataLoaded },
        );
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export { listApi as chatListApi };
export const { useConversationListInfiniteQuery } = listApi;
