import { CHAT_LIMITS } from '#contract/chat';
import { ask, isConnected, onConnection, tell } from '../../../../api/connection';
import { messagingApi, withReceipt } from '../../../../api/messaging/messaging';
import type { ThreadWithApiArg } from '../../../../api/messaging/messaging.gen';
import { watchEvents } from '../../../../api/watch-events';

/** What the other side of an open thread is doing at this moment. */
export type ChatRoom = { online: boolean; typing: boolean };

/** Should the word that they stopped get lost: they say every second that they go on. */
const TYPING_LASTS = 3 * CHAT_LIMITS.typingStopsAfterMs;

type RoomArg = { conversationId: string; personId: string; thread: ThreadWithApiArg };

const roomApi = messagingApi.injectEndpoints({
  endpoints: (build) => ({
    chatRoom: build.query<ChatRoom, RoomArg>({
      queryFn: () => ({ data: { online: false, typing: false } }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async ({ conversationId, personId, thread }, entry) => {
        const { cacheDataLoaded, cacheEntryRemoved, dispatch } = entry;
        // Rejects when the entry goes before its data came.
        if (!(await cacheDataLoaded.then(() => true).catch(() => false))) return;
        let pause: ReturnType<typeof setTimeout> | undefined;
        const update = (change: Partial<ChatRoom>) => {
          if (entry.getCacheEntry().data) entry.updateCachedData((room) => void Object.assign(room, change));
        };
        const typing = (goesOn: boolean) => {
          clearTimeout(pause);
          if (goesOn) pause = setTimeout(() => typing(false), TYPING_LASTS);
          update({ typing: goesOn });
        };
        /** Only who has it in sight is there: whoever is away is told of what happens. */
        const enter = async () => {
          if (document.visibilityState === 'hidden') return;
          const answer = await ask('messaging.open', { conversationId });
          // Who may not enter, or is not answered, sees the thread without what is live in it.
          if ('problem' in answer) return;
          const { online, receipt } = answer.data;
          update({ online });
          dispatch(
            messagingApi.util.updateQueryData('threadWith', thread, (shown) => withReceipt(shown, receipt)),
          );
        };
        const stop = watchEvents(
          {
            'messaging.typing': (told) => {
              if (told.conversationId === conversationId && told.personId === personId) typing(told.typing);
            },
            'messaging.presence': (told) => {
              if (told.personId === personId) update({ online: told.online });
            },
            'messaging.message': ({ message }) => {
              if (message.senderId === personId) typing(false);
            },
          },
          {
            connected: () => void enter(),
            left: () => tell('messaging.close', { conversationId }),
          },
        );
        const look = () => {
          if (document.visibilityState === 'visible') void enter();
          else tell('messaging.close', { conversationId });
        };
        document.addEventListener('visibilitychange', look);
        const stopFollowing = onConnection(() => isConnected() || update({ online: false, typing: false }));
        await cacheEntryRemoved;
        clearTimeout(pause);
        document.removeEventListener('visibilitychange', look);
        stopFollowing();
        stop();
      },
    }),
  }),
});

export const { useChatRoomQuery } = roomApi;
