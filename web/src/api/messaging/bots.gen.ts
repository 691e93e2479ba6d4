import { baseApi as api } from "../base-api";
export const addTagTypes = ["bots"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      bots: build.query<BotsApiResponse, BotsApiArg>({
        query: (queryArg) => ({
          url: `/api/bots`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["bots"],
      }),
      createBot: build.mutation<CreateBotApiResponse, CreateBotApiArg>({
        query: (queryArg) => ({
          url: `/api/bots`,
          method: "POST",
          body: queryArg.botBody,
        }),
        invalidatesTags: ["bots"],
      }),
      editBot: build.mutation<EditBotApiResponse, EditBotApiArg>({
        query: (queryArg) => ({
          url: `/api/bots/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.editBotBody,
        }),
        invalidatesTags: ["bots"],
      }),
      setBotStatus: build.mutation<SetBotStatusApiResponse, SetBotStatusApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/bots/${encodeURIComponent(String(queryArg.id))}`,
            method: "PATCH",
            body: queryArg.botStatusBody,
          }),
          invalidatesTags: ["bots"],
        },
      ),
      deleteBot: build.mutation<DeleteBotApiResponse, DeleteBotApiArg>({
        query: (queryArg) => ({
          url: `/api/bots/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["bots"],
      }),
      botOfListing: build.query<BotOfListingApiResponse, BotOfListingApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/bot`,
        }),
        providesTags: ["bots"],
      }),
      botInteractions: build.query<
        BotInteractionsApiResponse,
        BotInteractionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/bot-interactions`,
          params: {
            botId: queryArg.botId,
            listingId: queryArg.listingId,
          },
        }),
        providesTags: ["bots"],
      }),
      previewBot: build.mutation<PreviewBotApiResponse, PreviewBotApiArg>({
        query: (queryArg) => ({
          url: `/api/bot-previews`,
          method: "POST",
          body: queryArg.botPreviewBody,
        }),
        invalidatesTags: ["bots"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as botsApi };
export type BotsApiResponse = /** status 200  */ BotPage;
export type BotsApiArg = {
  cursor?: string;
};
export type CreateBotApiResponse = /** status 201  */ BotView;
export type CreateBotApiArg = {
  botBody: BotBody;
};
export type EditBotApiResponse = /** status 200  */ BotView;
export type EditBotApiArg = {
  id: string;
  editBotBody: EditBotBody;
};
export type SetBotStatusApiResponse = /** status 200  */ BotView;
export type SetBotStatusApiArg = {
  id: string;
  botStatusBody: BotStatusBody;
};
export type DeleteBotApiResponse = unknown;
export type DeleteBotApiArg = {
  id: string;
};
export type BotOfListingApiResponse = /** status 200  */ ListingBot;
export type BotOfListingApiArg = {
  id: string;
};
export type BotInteractionsApiResponse = /** status 200  */ BotInteractions;
export type BotInteractionsApiArg = {
  botId?: string;
  listingId?: string;
};
export type PreviewBotApiResponse = /** status 200  */ BotPreview;
export type PreviewBotApiArg = {
  botPreviewBody: BotPreviewBody;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
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
export type RuleConditionBody = {
  condition:
    | "offer_below_percent"
    | "offer_at_least_percent"
    | "offer_number_at_least"
    | "buyer_is_guest"
    | "listed_for_days";
  value: number | null;
};
export type CustomRuleBody = {
  when: RuleConditionBody[];
  response: "counter" | "reject" | "notify" | "ignore";
  markupPercent: number | null;
  message: string | null;
};
export type KeywordReactionBody = {
  keyword: string;
  reply: string;
};
export type BehaviorTriggerBody = {
  behavior: "silent_after_counter" | "repeat_offers";
  /** Hours of silence (1 to 47: a counter stands for 48), or which offer it is (2 to 20). */
  value: number;
  then: "message" | "lower_markup" | "notify";
  message: string | null;
};
export type TimePricingBody = {
  percentPerWeek: number;
  floorPercent: number;
};
export type AdvancedBotBody = {
  customRules: CustomRuleBody[];
  keywordReactions: KeywordReactionBody[];
  behaviorTriggers: BehaviorTriggerBody[];
  timePricing: TimePricingBody | null;
  tunedCounters: boolean;
};
export type BotView = {
  triggerCondition: "below_minimum" | "percentage_below" | "fixed_amount_below";
  responseType: "auto_counter" | "auto_reject" | "notify_only";
  status: "active" | "paused";
  id: string;
  item: ChatItem;
  minimumPrice: number;
  triggerValue: number | null;
  markupPercent: number;
  rejectionMessage: string | null;
  /** Paused because the plan carries fewer; it goes on by itself when the plan carries it again. */
  pausedByPlan: boolean;
  advanced: AdvancedBotBody;
  createdAt: string;
};
export type BotPage = {
  items: BotView[];
  nextCursor: string | null;
  /** Active bots of this seller, and how many the plan allows; 999 reads as unlimited. */
  active: number;
  allowed: number;
};
export type BotBody = {
  listingId: string;
  /** USD. */
  minimumPrice: number;
  triggerCondition: "below_minimum" | "percentage_below" | "fixed_amount_below";
  /** Percent or USD below the asking price; null for `below_minimum`. */
  triggerValue: number | null;
  responseType: "auto_counter" | "auto_reject" | "notify_only";
  /** How far a counter lies above the minimum. */
  markupPercent: number;
  /** Instead of the standard words of a rejection. */
  rejectionMessage: string | null;
  status: "active" | "paused";
  /** For who is entitled to it. */
  advanced: AdvancedBotBody | null;
};
export type EditBotBody = {
  /** USD. */
  minimumPrice: number;
  triggerCondition: "below_minimum" | "percentage_below" | "fixed_amount_below";
  /** Percent or USD below the asking price; null for `below_minimum`. */
  triggerValue: number | null;
  responseType: "auto_counter" | "auto_reject" | "notify_only";
  /** How far a counter lies above the minimum. */
  markupPercent: number;
  /** Instead of the standard words of a rejection. */
  rejectionMessage: string | null;
  status: "active" | "paused";
  /** For who is entitled to it. */
  advanced: AdvancedBotBody | null;
};
export type BotStatusBody = {
  status: "active" | "paused";
};
export type ListingBot = {
  bot: BotView | null;
  active: number;
  allowed: number;
};
export type ChatPerson = {
  id: string;
  kind: "member" | "guest";
  name: string;
  username: string | null;
  avatar: ImageAnswer | null;
  deleted: boolean;
};
export type BotInteraction = {
  action: "counter_offer" | "reject" | "notify_only" | "reply";
  detectionConfidence: ("high" | "medium" | "low") | null;
  id: string;
  botId: string;
  item: ChatItem;
  buyer: ChatPerson;
  conversationId: string;
  offeredAmount: number | null;
  responseAmount: number | null;
  originalMessage: string;
  detectionMethod: string | null;
  minimumPrice: number;
  /** Which advanced rule decided, if one did. */
  rule: string | null;
  /** What became of the offer since. */
  offerStatus: string | null;
  createdAt: string;
};
export type BotInteractions = {
  items: BotInteraction[];
};
export type BotPreview = {
  confidence: ("high" | "medium" | "low") | null;
  /** Null when the bot would keep silent. */
  action: ("counter_offer" | "reject" | "notify_only" | "reply") | null;
  /** USD, or null when the message holds no offer. */
  detectedOffer: number | null;
  counter: number | null;
  reply: string | null;
  /** The minimum as time-based pricing has it today. */
  minimumPrice: number;
  /** Why: `not-an-offer`, `asks-buyer`, `meets-minimum`, `not-triggered`, `trigger`, or the advanced rule. */
  because: string;
};
export type BotPreviewBody = {
  bot: BotBody;
  message: string;
  /** The buyer has said yes to "Is $N your offer?". */
  confirmed: boolean;
  /** Which offer of this buyer's it is. */
  offerNumber: number;
  /** Hours without a word after the bot's counter; null when the buyer writes. */
  silentHours: number | null;
};
export const {
  useBotsQuery,
  useCreateBotMutation,
  useEditBotMutation,
  useSetBotStatusMutation,
  useDeleteBotMutation,
  useBotOfListingQuery,
  useBotInteractionsQuery,
  usePreviewBotMutation,
} = injectedRtkApi;
