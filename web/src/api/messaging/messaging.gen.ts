import { baseApi as api } from "../base-api";
export const addTagTypes = ["messaging"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      inbox: build.query<InboxApiResponse, InboxApiArg>({
        query: () => ({ url: `/api/inbox` }),
        providesTags: ["messaging"],
      }),
      conversations: build.query<ConversationsApiResponse, ConversationsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/conversations`,
            params: {
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["messaging"],
        },
      ),
      startConversation: build.mutation<
        StartConversationApiResponse,
        StartConversationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversations`,
          method: "POST",
          body: queryArg.startConversationBody,
        }),
        invalidatesTags: ["messaging"],
      }),
      threadWith: build.query<ThreadWithApiResponse, ThreadWithApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/with/${encodeURIComponent(String(queryArg.personId))}`,
          params: {
            listingId: queryArg.listingId,
          },
        }),
        providesTags: ["messaging"],
      }),
      thread: build.query<ThreadApiResponse, ThreadApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["messaging"],
      }),
      messages: build.query<MessagesApiResponse, MessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
          params: {
            before: queryArg.before,
            after: queryArg.after,
          },
        }),
        providesTags: ["messaging"],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
          method: "POST",
          body: queryArg.sendMessageBody,
        }),
        invalidatesTags: ["messaging"],
      }),
      markRead: build.mutation<MarkReadApiResponse, MarkReadApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
          method: "POST",
          body: queryArg.readUpToBody,
        }),
        invalidatesTags: ["messaging"],
      }),
      blockedPeople: build.query<BlockedPeopleApiResponse, BlockedPeopleApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/blocked-people`,
            params: {
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["messaging"],
        },
      ),
      blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
        query: (queryArg) => ({
          url: `/api/people/${encodeURIComponent(String(queryArg.id))}/block`,
          method: "PUT",
        }),
        invalidatesTags: ["messaging"],
      }),
      unblockPerson: build.mutation<
        UnblockPersonApiResponse,
        UnblockPersonApiArg
      >({
        query: (queryArg) => ({
          url: `/api/people/${encodeURIComponent(String(queryArg.id))}/block`,
          method: "DELETE",
        }),
        invalidatesTags: ["messaging"],
      }),
      reportConversation: build.mutation<
        ReportConversationApiResponse,
        ReportConversationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/report`,
          method: "POST",
          body: queryArg.reportConversationBody,
        }),
        invalidatesTags: ["messaging"],
      }),
      conversationReport: build.query<
        ConversationReportApiResponse,
        ConversationReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversation-reports/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["messaging"],
      }),
      confirmOffer: build.mutation<ConfirmOfferApiResponse, ConfirmOfferApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/offers`,
            method: "POST",
            body: queryArg.confirmOfferBody,
          }),
          invalidatesTags: ["messaging"],
        },
      ),
      denyOffer: build.mutation<DenyOfferApiResponse, DenyOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/offers/denied`,
          method: "POST",
          body: queryArg.confirmOfferBody,
        }),
        invalidatesTags: ["messaging"],
      }),
      acceptOffer: build.mutation<AcceptOfferApiResponse, AcceptOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/offers/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: "POST",
        }),
        invalidatesTags: ["messaging"],
      }),
      declineOffer: build.mutation<DeclineOfferApiResponse, DeclineOfferApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/offers/${encodeURIComponent(String(queryArg.id))}/decline`,
            method: "POST",
          }),
          invalidatesTags: ["messaging"],
        },
      ),
      counterOffer: build.mutation<CounterOfferApiResponse, CounterOfferApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/offers/${encodeURIComponent(String(queryArg.id))}/counter`,
            method: "POST",
            body: queryArg.counterOfferBody,
          }),
          invalidatesTags: ["messaging"],
        },
      ),
      withdrawOffer: build.mutation<
        WithdrawOfferApiResponse,
        WithdrawOfferApiArg
      >({
        query: (queryArg) => ({
          url: `/api/offers/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
        }),
        invalidatesTags: ["messaging"],
      }),
      cancelDeal: build.mutation<CancelDealApiResponse, CancelDealApiArg>({
        query: (queryArg) => ({
          url: `/api/offers/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["messaging"],
      }),
      searchPeople: build.query<SearchPeopleApiResponse, SearchPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/people`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["messaging"],
      }),
      waitingOffers: build.query<WaitingOffersApiResponse, WaitingOffersApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/waiting-offers`,
            params: {
              limit: queryArg.limit,
            },
          }),
          providesTags: ["messaging"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as messagingApi };
export type InboxApiResponse = /** status 200  */ Inbox;
export type InboxApiArg = void;
export type ConversationsApiResponse = /** status 200  */ ConversationPage;
export type ConversationsApiArg = {
  cursor?: string;
};
export type StartConversationApiResponse = /** status 200  */ Thread;
export type StartConversationApiArg = {
  startConversationBody: StartConversationBody;
};
export type ThreadWithApiResponse = /** status 200  */ Thread;
export type ThreadWithApiArg = {
  personId: string;
  listingId?: string;
};
export type ThreadApiResponse = /** status 200  */ Thread;
export type ThreadApiArg = {
  id: string;
};
export type MessagesApiResponse = /** status 200  */ MessagePage;
export type MessagesApiArg = {
  id: string;
  /** Only older than this number. */
  before?: number;
  /** Only newer than this number, the oldest of them first: what was missed. */
  after?: number;
};
export type SendMessageApiResponse = /** status 201  */ SentMessage;
export type SendMessageApiArg = {
  id: string;
  sendMessageBody: SendMessageBody;
};
export type MarkReadApiResponse = unknown;
export type MarkReadApiArg = {
  id: string;
  readUpToBody: ReadUpToBody;
};
export type BlockedPeopleApiResponse = /** status 200  */ BlockedPeople;
export type BlockedPeopleApiArg = {
  cursor?: string;
};
export type BlockPersonApiResponse = unknown;
export type BlockPersonApiArg = {
  id: string;
};
export type UnblockPersonApiResponse = unknown;
export type UnblockPersonApiArg = {
  id: string;
};
export type ReportConversationApiResponse = unknown;
export type ReportConversationApiArg = {
  id: string;
  reportConversationBody: ReportConversationBody;
};
export type ConversationReportApiResponse =
  /** status 200  */ ConversationReport;
export type ConversationReportApiArg = {
  id: string;
};
export type ConfirmOfferApiResponse = /** status 201  */ OfferView;
export type ConfirmOfferApiArg = {
  confirmOfferBody: ConfirmOfferBody;
};
export type DenyOfferApiResponse = unknown;
export type DenyOfferApiArg = {
  confirmOfferBody: ConfirmOfferBody;
};
export type AcceptOfferApiResponse = /** status 200  */ OfferView;
export type AcceptOfferApiArg = {
  id: string;
};
export type DeclineOfferApiResponse = /** status 200  */ OfferView;
export type DeclineOfferApiArg = {
  id: string;
};
export type CounterOfferApiResponse = /** status 200  */ OfferView;
export type CounterOfferApiArg = {
  id: string;
  counterOfferBody: CounterOfferBody;
};
export type WithdrawOfferApiResponse = /** status 200  */ OfferView;
export type WithdrawOfferApiArg = {
  id: string;
};
export type CancelDealApiResponse = /** status 200  */ OfferView;
export type CancelDealApiArg = {
  id: string;
};
export type SearchPeopleApiResponse = /** status 200  */ PeopleFound;
export type SearchPeopleApiArg = {
  /** Part of a name or username; its beginning, where it is no more than two letters. */
  q?: string;
};
export type WaitingOffersApiResponse = /** status 200  */ WaitingOffers;
export type WaitingOffersApiArg = {
  limit?: number;
};
export type Inbox = {
  unreadMessages: number;
  unreadNotifications: number;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ChatPerson = {
  id: string;
  kind: "member" | "guest";
  name: string;
  username: string | null;
  avatar: ImageAnswer | null;
  deleted: boolean;
};
export type ChatItem = {
  status: "active" | "pending" | "removed" | "sold" | "deleted";
  /** What is drawn for it without a photo. */
  category:
    | "electronics"
    | "clothing"
    | "home-garden"
    | "sporting-goods"
    | "collectibles"
    | "books"
    | "vehicles"
    | "services"
    | "software"
    | "musical-instruments"
    | "jewelry-watches"
    | "other";
  id: string;
  sellerId: string;
  title: string;
  /** USD. */
  price: number;
  image: ImageAnswer | null;
};
export type MessageOffer = {
  event:
    | "made"
    | "countered"
    | "accepted"
    | "declined"
    | "expired"
    | "withdrawn"
    | "cancelled";
  id: string;
  /** USD. */
  amount: number;
  /** Declined by nobody's hand: somebody else gets the item. */
  taken?: boolean;
};
export type ChatMessage = {
  kind: "text" | "image" | "offer" | "meetup" | "order";
  id: string;
  seq: number;
  senderId: string;
  content: string;
  images: ImageAnswer[];
  automatic: boolean;
  offer: MessageOffer | null;
  removed: boolean;
  createdAt: string;
};
export type ConversationCard = {
  id: string;
  person: ChatPerson;
  item: ChatItem | null;
  lastMessage: ChatMessage;
  unread: number;
};
export type ConversationPage = {
  items: ConversationCard[];
  nextCursor: string | null;
};
export type OfferView = {
  status:
    | "negotiating"
    | "countered"
    | "accepted"
    | "declined"
    | "expired"
    | "withdrawn";
  id: string;
  conversationId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  amount: number;
  counter: number | null;
  expiresAt: string;
  createdAt: string;
};
export type OfferQuestion = {
  messageId: string;
  /** USD. */
  amount: number;
};
export type Thread = {
  id: string | null;
  person: ChatPerson;
  item: ChatItem | null;
  /** The newest offer of this conversation. */
  offer: OfferView | null;
  /** What the asker is asked about a message of theirs. */
  question: OfferQuestion | null;
  lastSeq: number;
  readSeq: number;
  theirDeliveredSeq: number;
  theirReadSeq: number;
  /** The asker has blocked the other person. */
  blocked: boolean;
  /** False when either has blocked the other, or the other has left. */
  mayWrite: boolean;
};
export type StartConversationBody = {
  personId: string;
  /** What it is about: a listing that one of the two sells. */
  listingId?: string;
};
export type MessagePage = {
  items: ChatMessage[];
  /** There is more in the direction that was asked for. */
  more: boolean;
  /** Rises when the messages are numbered anew: what was read before then cannot be continued. */
  numbering: number;
};
export type SentMessage = {
  message: ChatMessage;
  /** USD: what the message may be offering; the buyer is asked. */
  offerQuestion: number | null;
  /** It could not be looked at as an offer; the message stands all the same. */
  offerFailed: boolean;
};
export type SendMessageBody = {
  /** Made by the sender; sending the same again stores nothing twice. */
  id: string;
  content: string;
  /** Uploads of one's own. */
  imageIds: string[];
  /** USD: what the message offers for the listing, whatever its words would be read as. */
  offer?: number;
};
export type ReadUpToBody = {
  seq: number;
};
export type BlockedPeople = {
  items: ChatPerson[];
  nextCursor: string | null;
};
export type ReportConversationBody = {
  reason: "scam" | "harassment" | "spam" | "inappropriate" | "other";
  details?: string;
};
export type ConversationReport = {
  reason: "scam" | "harassment" | "spam" | "inappropriate" | "other";
  id: string;
  conversationId: string;
  reporter: ChatPerson;
  reported: ChatPerson;
  details: string | null;
  /** The newest messages at the time of the report, oldest first. */
  messages: ChatMessage[];
  createdAt: string;
};
export type ConfirmOfferBody = {
  messageId: string;
};
export type CounterOfferBody = {
  /** USD. */
  amount: number;
};
export type PeopleFound = {
  items: ChatPerson[];
};
export type WaitingOffer = {
  offer: OfferView;
  /** The other side. */
  person: ChatPerson;
  item: ChatItem;
};
export type WaitingOffers = {
  items: WaitingOffer[];
  /** There are more than these. */
  more: boolean;
};
export const {
  useInboxQuery,
  useConversationsQuery,
  useStartConversationMutation,
  useThreadWithQuery,
  useThreadQuery,
  useMessagesQuery,
  useSendMessageMutation,
  useMarkReadMutation,
  useBlockedPeopleQuery,
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
  useSearchPeopleQuery,
  useWaitingOffersQuery,
} = injectedRtkApi;
