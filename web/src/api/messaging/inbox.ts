import { tell } from '../connection';
import { pollWithoutConnection } from '../poll-without-connection';
import { signedInPerson } from '../session-token';
import { watchEvents } from '../watch-events';
import { messagingApi } from './messaging';

/** Reading goes message by message; what is unread after that is asked for once. */
const AFTER_READING = 400;

/** How many messages wait, on every page; and the word to the server that they arrived at this browser. */
const inboxApi = messagingApi.enhanceEndpoints({
  endpoints: {
    inbox: {
      onCacheEntryAdded: async (_, entry) => {
        let pause: ReturnType<typeof setTimeout> | undefined;
        const count = () => entry.dispatch(messagingApi.util.invalidateTags(['Inbox']));
        const stop = watchEvents(
          {
            'messaging.message': ({ conversationId, message }) => {
              if (message.senderId === signedInPerson()) return;
              tell('messaging.received', { conversationId, seq: message.seq });
              if (entry.getCacheEntry().data)
                entry.updateCachedData((inbox) => {
                  inbox.unreadMessages += 1;
                });
              else count();
            },
            'messaging.receipt': ({ personId }) => {
              if (personId !== signedInPerson()) return;
              clearTimeout(pause);
              pause = setTimeout(count, AFTER_READING);
            },
          },
          {
            now: false,
            connected: () => tell('messaging.received', {}),
            missed: count,
          },
        );
        const stopPolling = pollWithoutConnection(count);
        await entry.cacheEntryRemoved;
        stopPolling();
        clearTimeout(pause);
        stop();
      },
    },
  },
});

export const { useInboxQuery } = inboxApi;
