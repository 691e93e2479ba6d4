import type { OrderMove, OrderSide } from '#contract/monetization/orders';
import { rereadOn } from '../reread-on';
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

/** Any of them that moves, by whoever's hand, is a reason to read them again. */
const rereadAsTheyMove = rereadOn('monetization.order', 'orders');

/** The orders of the one who is signed in: whoever shows some knows of what happens to them. */
const ordersApi = generated
  .enhanceEndpoints({ addTagTypes: ['Listing', 'Listings', 'meetups', 'Deals'] })
  .enhanceEndpoints({
    endpoints: {
      ordersWith: { onCacheEntryAdded: rereadAsTheyMove },
      order: { onCacheEntryAdded: rereadAsTheyMove },
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
        onCacheEntryAdded: rereadAsTheyMove,
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
