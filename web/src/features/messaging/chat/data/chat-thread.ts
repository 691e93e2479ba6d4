import { answerTo } from '../../../../api/answer-to';
import { messagingApi } from '../../../../api/messaging/messaging';
import type { ChatMessage, MessagePage, MessagesApiArg } from '../../../../api/messaging/messaging.gen';
import { watchEvents } from '../../../../api/watch-events';
import { followMessages } from './follow-messages';
import { fromNewest, goesWith, type ThreadState, withOlder } from './thread-state';

/** The store's. */
export type Dispatch = Parameters<ReturnType<typeof messagingApi.endpoints.messages.initiate>>[0];

/** The messages of a conversation: the newest page, what was scrolled to before it, and whatever comes after. */
const threadApi = messagingApi.injectEndpoints({
  endpoints: (build) => ({
    chatMessages: build.query<ThreadState, string>({
      query: (id) => `/api/conversations/${encodeURIComponent(id)}/messages`,
      transformResponse: fromNewest,
      onCacheEntryAdded: async (id, entry) => {
        const stop = followMessages(id, {
          loaded: entry.cacheDataLoaded,
          state: () => entry.getCacheEntry().data,
          change: (make) => {
            if (entry.getCacheEntry().data) entry.updateCachedData(make);
          },
          fetchPage: (range) => entry.dispatch(fetchPage({ id, ...range })),
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

/** A page of messages, those that changed after it was read as they are now. @throws Problem */
const fetchPage =
  (range: MessagesApiArg) =>
  async (dispatch: Dispatch): Promise<MessagePage | undefined> => {
    const changed = new Map<string, ChatMessage>();
    const stop = watchEvents({
      'messaging.message-changed': ({ message }) => void changed.set(message.id, message),
    });
    const request = dispatch(messagingApi.endpoints.messages.initiate(range, { forceRefetch: true }));
    try {
      const page = await answerTo(request);
      return page && { ...page, items: page.items.map((message) => changed.get(message.id) ?? message) };
    } finally {
      request.unsubscribe();
      stop();
    }
  };

/** Fetches the page before the oldest message. @throws Problem */
export const loadOlder = (id: string, before: number) => async (dispatch: Dispatch) => {
  const page = await dispatch(fetchPage({ id, before }));
  if (page) dispatch(changeMessages(id, (state) => (goesWith(state, page) ? withOlder(state, page) : state)));
};

/** Changes the messages held of a conversation, if any are. */
export const changeMessages = (id: string, make: (state: ThreadState) => ThreadState) =>
  threadApi.util.updateQueryData('chatMessages', id, make);

/** What a conversation that has just been begun holds. */
export const noMessagesYet = (id: string) =>
  threadApi.util.upsertQueryData('chatMessages', id, fromNewest({ items: [], more: false, numbering: 0 }));

/** Settles with the request for the newest page, if there is one. */
export const newestPageUnderWay = (id: string) => threadApi.util.getRunningQueryThunk('chatMessages', id);

export const { useChatMessagesQuery } = threadApi;
