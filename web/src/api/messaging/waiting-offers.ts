import { CHAT_LIMITS } from '#contract/chat';
import { pollWithoutConnection } from '../poll-without-connection';
import { watchEvents } from '../watch-events';
import { messagingApi } from './messaging';

/** The offers that wait for one's answer; any that moves is a reason to read them again. */
const waitingApi = messagingApi.enhanceEndpoints({ addTagTypes: ['WaitingOffers'] }).enhanceEndpoints({
  endpoints: {
    waitingOffers: {
      providesTags: ['WaitingOffers'],
      // What was answered on another page has moved since.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, entry) => {
        const readAgain = () => entry.dispatch(waitingApi.util.invalidateTags(['WaitingOffers']));
        const stop = watchEvents({ 'messaging.offer': readAgain }, { now: false, missed: readAgain });
        const stopPolling = pollWithoutConnection(readAgain);
        await entry.cacheEntryRemoved;
        stopPolling();
        stop();
      },
    },
  },
});

export const { useWaitingOffersQuery } = waitingApi;

export const ALL_WAITING = { limit: CHAT_LIMITS.waitingOffersPage };
