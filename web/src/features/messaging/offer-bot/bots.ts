import { type BotPage, botsApi } from '../../../api/messaging/bots.gen';

export type {
  AdvancedBotBody,
  BotBody,
  BotInteraction,
  BotPreview,
  BotPreviewBody,
  BotView,
  ChatItem,
  EditBotBody,
} from '../../../api/messaging/bots.gen';

/** A seller's bots, page by page. */
const listApi = botsApi.injectEndpoints({
  endpoints: (build) => ({
    allBots: build.infiniteQuery<BotPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam: cursor }) => ({ url: '/api/bots', params: cursor ? { cursor } : {} }),
      providesTags: ['bots'],
    }),
  }),
});

/** Trying a bot out changes nothing; what bots did is read anew by every page that shows it. */
const api = listApi.enhanceEndpoints({
  endpoints: {
    previewBot: { invalidatesTags: [] },
    botInteractions: { keepUnusedDataFor: 0 },
  },
});

export const {
  useAllBotsInfiniteQuery,
  useBotOfListingQuery,
  useBotInteractionsQuery,
  useCreateBotMutation,
  useEditBotMutation,
  useSetBotStatusMutation,
  useDeleteBotMutation,
  usePreviewBotMutation,
} = api;
