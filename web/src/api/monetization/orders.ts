import type { OrderMove, OrderSide } from '#contract/monetization/orders';
import { pollWithoutConnection } from '../poll-without-connection';
import { watchEvents } from '../watch-events';
import {
  type AddressBody,
  ordersApi as generated,
  type OrderEntry,
  type OrderPage,
  type ParcelBody,
  type ReportOrderBody,
  type SettleIssueBody,
} from './orders.gen';

export type { OrderEntry, OrderPage, OrderView as Order } from './orders.gen';
export type OrderWhen = 'open' | 'past';
export type MoveBody = Partial<AddressBody & ParcelBody & ReportOrderBody & SettleIssueBody>;

type Entry = { dispatch: (action: never) => unknown; cacheEntryRemoved: Promise<void> };

/** Any of them that moves, by whichever side, is a reason to read them again. */
async function follow({ dispatch, cacheEntryRemoved }: Entry): Promise<void> {
  const readAgain = () => dispatch(generated.util.invalidateTags(['orders']) as never);
  const stop = watchEvents({ 'monetization.order': readAgain }, { now: false, missed: readAgain });
  const stopPolling = pollWithoutConnection(readAgain);
  await cacheEntryRemoved;
  stopPolling();
  stop();
}

/** The orders of the one who is signed in: whoever shows some knows of what happens to them. */
const ordersApi = generated
  .enhanceEndpoints({ addTagTypes: ['Listing', 'Listings', 'meetups', 'Deals'] })
  .enhanceEndpoints({
    endpoints: {
      ordersWith: { onCacheEntryAdded: (_, entry) => follow(entry) },
      order: { onCacheEntryAdded: (_, entry) => follow(entry) },
      // A meetup of the two gives way.
      offerOrder: { invalidatesTags: ['orders', 'meetups'] },
      sellShipped: {
        invalidatesTags: (_, __, { sellShippedBody }) => [
          'orders',
          'Listings',
          { type: 'Listing', id: sellShippedBody.listingId },
        ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownOrders: build.infiniteQuery<OrderPage, { side: OrderSide; when: OrderWhen }, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor }) => nextCursor,
        },
        query: ({ queryArg, pageParam: cursor }) => ({
          url: '/api/orders',
          params: { ...queryArg, ...(cursor && { cursor }) },
        }),
        providesTags: ['orders'],
        onCacheEntryAdded: (_, entry) => follow(entry),
      }),
      /** Each move is a route of its name (`libs/contract/monetization/orders`), with the words it takes. */
      moveOnOrder: build.mutation<OrderEntry, { id: string; move: OrderMove; body?: MoveBody }>({
        query: ({ id, move, body }) => ({
          url: `/api/orders/${encodeURIComponent(id)}/${move}`,
          method: 'POST',
          ...(body && { body }),
        }),
        invalidatesTags: (entry) => [
          'orders',
          'Listings',
          { type: 'Listing', id: entry?.listingId ?? undefined },
          'meetups',
          'Deals',
        ],
      }),
    }),
  });

export const {
  useOwnOrdersInfiniteQuery,
  useOrdersWithQuery,
  useOrderQuery,
  useOfferOrderMutation,
  useRequestOrderMutation,
  useSellShippedMutation,
  useMoveOnOrderMutation,
} = ordersApi;
