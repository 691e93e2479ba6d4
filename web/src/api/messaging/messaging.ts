import { signedInPerson } from '../session-token';
import { watchEvents } from '../watch-events';
import { messagingApi, type OfferView, type Thread } from './messaging.gen';

export type {
  ChatItem,
  ChatMessage,
  ChatPerson,
  ConversationCard,
  ConversationReport,
  OfferQuestion,
  OfferView,
  SentMessage,
  Thread,
} from './messaging.gen';

const tagged = messagingApi.enhanceEndpoints({
  addTagTypes: ['Thread', 'Conversations', 'Inbox', 'Blocked', 'Listing', 'Listings'],
});

/** An offer was answered here; its message comes by the socket, or with the next reading. */
const answered = {
  invalidatesTags: (offer?: OfferView) => [{ type: 'Thread' as const, id: offer?.conversationId }],
};

/** A deal was made or called off: its listing is kept for the buyer, or for sale again. */
const dealt = {
  invalidatesTags: (offer?: OfferView) => [
    ...answered.invalidatesTags(offer),
    'Listings' as const,
    { type: 'Listing' as const, id: offer?.listingId },
  ],
};

/**
 * Messaging's endpoints with what their answers have to do with each other, and what the socket changes in them. What
 * stands around a thread follows receipts and offers; anything less plain is read again.
 */
const api = tagged.enhanceEndpoints({
  endpoints: {
    searchPeople: { providesTags: [], keepUnusedDataFor: 30 },
    inbox: { providesTags: ['Inbox'] },
    threadWith: {
      providesTags: (thread) => [{ type: 'Thread', id: thread?.id ?? 'NEW' }],
      onCacheEntryAdded: async (_, entry) => {
        const { cacheDataLoaded: loaded, cacheEntryRemoved, dispatch } = entry;
        const known = () => entry.getCacheEntry().data;
        const readAgain = () => {
          const id = known()?.id;
          // Which one it is, or has become by now, says the answer that is on its way.
          dispatch(tagged.util.invalidateTags([id ? { type: 'Thread', id } : 'Thread']));
        };
        const isThis = (conversationId: string) => known()?.id === conversationId;
        const isUnwritten = () => known()?.id === null;
        /** Told of one that was begun meanwhile, it reads it again: an answer that is on its way may be older than this. */
        const change = (conversationId: string, make: (thread: Thread) => void) => {
          if (isThis(conversationId)) entry.updateCachedData(make);
          else if (isUnwritten()) readAgain();
        };
        const stop = watchEvents(
          {
            'messaging.message': ({ conversationId, message }) => {
              if (
                isUnwritten() ? concerns(known(), message.senderId) : isThis(conversationId) && message.offer
              )
                readAgain();
              if (isThis(conversationId))
                entry.updateCachedData((thread) => {
                  thread.lastSeq = Math.max(thread.lastSeq, message.seq);
                });
            },
            'messaging.receipt': (receipt) =>
              change(receipt.conversationId, (thread) => withReceipt(thread, receipt)),
            'messaging.offer': (offer) => change(offer.conversationId, (thread) => withOffer(thread, offer)),
            'messaging.offer-question': ({ conversationId, question }) =>
              change(conversationId, (thread) => {
                thread.question = question;
              }),
            'messaging.conversation-changed': ({ conversationId }) => {
              if (isThis(conversationId) || isUnwritten()) readAgain();
            },
          },
          { missed: readAgain, loaded },
        );
        await cacheEntryRemoved;
        stop();
      },
    },
    thread: { providesTags: (_, __, { id }) => [{ type: 'Thread', id }] },
    // Pages of messages are put together in `chatMessages`; what was fetched for it is kept once.
    messages: { providesTags: [], keepUnusedDataFor: 0 },
    startConversation: { invalidatesTags: [] },
    sendMessage: { invalidatesTags: [] },
    markRead: { invalidatesTags: [] },
    blockPerson: { invalidatesTags: ['Blocked', 'Thread'] },
    unblockPerson: { invalidatesTags: ['Blocked', 'Thread'] },
    reportConversation: { invalidatesTags: [] },
    conversationReport: { providesTags: [] },
    confirmOffer: answered,
    denyOffer: { invalidatesTags: ['Thread'] },
    acceptOffer: dealt,
    declineOffer: answered,
    counterOffer: answered,
    withdrawOffer: answered,
    cancelDeal: dealt,
  },
});

type Receipt = { personId: string; deliveredSeq: number; readSeq: number };

/** How far a side has received and read only ever grows. */
export function withReceipt(thread: Thread, { personId, deliveredSeq, readSeq }: Receipt): void {
  if (personId !== thread.person.id) {
    thread.readSeq = Math.max(thread.readSeq, readSeq);
    return;
  }
  thread.theirDeliveredSeq = Math.max(thread.theirDeliveredSeq, deliveredSeq);
  thread.theirReadSeq = Math.max(thread.theirReadSeq, readSeq);
}

/** The thread's card shows the newest offer. */
export function withOffer(thread: Thread, offer: OfferView): void {
  const newer = !thread.offer || offer.createdAt >= thread.offer.createdAt;
  if (newer || thread.offer?.id === offer.id) thread.offer = offer;
}

/** Nobody has written yet: a first message of either side may have begun the conversation. */
const concerns = (thread: Thread | undefined, senderId: string) =>
  senderId === thread?.person.id || senderId === signedInPerson();

export { api as messagingApi };
export const {
  useSearchPeopleQuery,
  useConversationsQuery,
  useStartConversationMutation,
  useSendMessageMutation,
  useThreadWithQuery,
  useBlockPersonMutation,
  useUnblockPersonMutation,
  useReportConversationMutation,
  useConversationReportQuery,
  useConfirmOfferMutation,
  useDenyOfferMutation,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useCounterOfferMutation,
  useWithdrawOfferMutation,
  useCancelDealMutation,
} = api;
