import { baseApi as api } from "../base-api";
export const addTagTypes = ["orders"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      orders: build.query<OrdersApiResponse, OrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            side: queryArg.side,
            when: queryArg.when,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["orders"],
      }),
      offerOrder: build.mutation<OfferOrderApiResponse, OfferOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.offerOrderBody,
        }),
        invalidatesTags: ["orders"],
      }),
      ordersWith: build.query<OrdersWithApiResponse, OrdersWithApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/with/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      order: build.query<OrderApiResponse, OrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      acceptOrder: build.mutation<AcceptOrderApiResponse, AcceptOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      declineOrder: build.mutation<DeclineOrderApiResponse, DeclineOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/decline`,
            method: "POST",
          }),
          invalidatesTags: ["orders"],
        },
      ),
      shipOrder: build.mutation<ShipOrderApiResponse, ShipOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/ship`,
          method: "POST",
          body: queryArg.parcelBody,
        }),
        invalidatesTags: ["orders"],
      }),
      trackOrder: build.mutation<TrackOrderApiResponse, TrackOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/track`,
          method: "POST",
          body: queryArg.parcelBody,
        }),
        invalidatesTags: ["orders"],
      }),
      deliverOrder: build.mutation<DeliverOrderApiResponse, DeliverOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/deliver`,
            method: "POST",
          }),
          invalidatesTags: ["orders"],
        },
      ),
      resolveOrder: build.mutation<ResolveOrderApiResponse, ResolveOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/resolve`,
            method: "POST",
            body: queryArg.settleIssueBody,
          }),
          invalidatesTags: ["orders"],
        },
      ),
      refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/refund`,
          method: "POST",
          body: queryArg.settleIssueBody,
        }),
        invalidatesTags: ["orders"],
      }),
      cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      addressOrder: build.mutation<AddressOrderApiResponse, AddressOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/address`,
            method: "POST",
            body: queryArg.addressBody,
          }),
          invalidatesTags: ["orders"],
        },
      ),
      confirmOrder: build.mutation<ConfirmOrderApiResponse, ConfirmOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/confirm`,
            method: "POST",
          }),
          invalidatesTags: ["orders"],
        },
      ),
      reportOrder: build.mutation<ReportOrderApiResponse, ReportOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/report`,
          method: "POST",
          body: queryArg.reportOrderBody,
        }),
        invalidatesTags: ["orders"],
      }),
      requestOrder: build.mutation<RequestOrderApiResponse, RequestOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/requests`,
            method: "POST",
            body: queryArg.requestOrderBody,
          }),
          invalidatesTags: ["orders"],
        },
      ),
      sellShipped: build.mutation<SellShippedApiResponse, SellShippedApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/shipped`,
          method: "POST",
          body: queryArg.sellShippedBody,
        }),
        invalidatesTags: ["orders"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ordersApi };
export type OrdersApiResponse = /** status 200  */ OrderPage;
export type OrdersApiArg = {
  /** Those in which who asks is this side. */
  side: "buyer" | "seller";
  /** Under way (the oldest first), or over (the latest first). */
  when: "open" | "past";
  cursor?: string;
};
export type OfferOrderApiResponse = /** status 201  */ OrderEntry;
export type OfferOrderApiArg = {
  offerOrderBody: OfferOrderBody;
};
export type OrdersWithApiResponse = /** status 200  */ OrderList;
export type OrdersWithApiArg = {
  id: string;
};
export type OrderApiResponse = /** status 200  */ OrderView;
export type OrderApiArg = {
  id: string;
};
export type AcceptOrderApiResponse = /** status 200  */ OrderEntry;
export type AcceptOrderApiArg = {
  id: string;
};
export type DeclineOrderApiResponse = /** status 200  */ OrderEntry;
export type DeclineOrderApiArg = {
  id: string;
};
export type ShipOrderApiResponse = /** status 200  */ OrderEntry;
export type ShipOrderApiArg = {
  id: string;
  parcelBody: ParcelBody;
};
export type TrackOrderApiResponse = /** status 200  */ OrderEntry;
export type TrackOrderApiArg = {
  id: string;
  parcelBody: ParcelBody;
};
export type DeliverOrderApiResponse = /** status 200  */ OrderEntry;
export type DeliverOrderApiArg = {
  id: string;
};
export type ResolveOrderApiResponse = /** status 200  */ OrderEntry;
export type ResolveOrderApiArg = {
  id: string;
  settleIssueBody: SettleIssueBody;
};
export type RefundOrderApiResponse = /** status 200  */ OrderEntry;
export type RefundOrderApiArg = {
  id: string;
  settleIssueBody: SettleIssueBody;
};
export type CancelOrderApiResponse = /** status 200  */ OrderEntry;
export type CancelOrderApiArg = {
  id: string;
};
export type AddressOrderApiResponse = /** status 200  */ OrderEntry;
export type AddressOrderApiArg = {
  id: string;
  addressBody: AddressBody;
};
export type ConfirmOrderApiResponse = /** status 200  */ OrderEntry;
export type ConfirmOrderApiArg = {
  id: string;
};
export type ReportOrderApiResponse = /** status 200  */ OrderEntry;
export type ReportOrderApiArg = {
  id: string;
  reportOrderBody: ReportOrderBody;
};
export type RequestOrderApiResponse = /** status 201  */ OrderEntry;
export type RequestOrderApiArg = {
  requestOrderBody: RequestOrderBody;
};
export type SellShippedApiResponse = /** status 201  */ OrderEntry;
export type SellShippedApiArg = {
  sellShippedBody: SellShippedBody;
};
export type OrderCounts = {
  /** Not over yet. */
  open: number;
  /** Of these, those that wait for who asks. */
  waiting: number;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type OrderPerson = {
  id: string;
  name: string;
  avatar: ImageAnswer | null;
};
export type OrderAddress = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};
export type OrderTracking = {
  carrier: "usps" | "ups" | "fedex" | "dhl" | "other";
  number: string;
  /** The carrier's page about it. */
  url: string | null;
};
export type OrderIssue = {
  reason:
    "not-arrived" | "damaged" | "not-as-described" | "wrong-item" | "other";
  text: string;
  photos: ImageAnswer[];
  answer: string;
};
export type OrderCancel = {
  by: ("buyer" | "seller") | null;
  cause:
    | "person"
    | "sold"
    | "deleted"
    | "deal-canceled"
    | "left"
    | "blocked"
    | "meetup";
};
export type OrderPast = {
  event:
    | "requested"
    | "opened"
    | "declined"
    | "canceled"
    | "shipped"
    | "delivered"
    | "reported"
    | "resolved"
    | "refunded"
    | "settled"
    | "addressed"
    | "tracked";
  /** Null when time did it, or neither of the two is told who. */
  by: ("buyer" | "seller") | null;
  reason:
    | ("not-arrived" | "damaged" | "not-as-described" | "wrong-item" | "other")
    | null;
  cause:
    | (
        | "person"
        | "sold"
        | "deleted"
        | "deal-canceled"
        | "left"
        | "blocked"
        | "meetup"
      )
    | null;
  /** ISO 8601. */
  at: string;
  trackingNumber: string | null;
  words: string;
};
export type OrderView = {
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
  /** Of who asks. */
  side: "buyer" | "seller";
  source: "offer" | "sale" | "room";
  status:
    | "requested"
    | "pending_shipment"
    | "shipped"
    | "delivered"
    | "issue_reported"
    | "resolved"
    | "refunded"
    | "canceled"
    | "declined";
  receivedBy: ("buyer" | "seller") | null;
  /** What who asks may do now. */
  may: (
    | "accept"
    | "decline"
    | "cancel"
    | "address"
    | "ship"
    | "track"
    | "deliver"
    | "confirm"
    | "report"
    | "resolve"
    | "refund"
  )[];
  id: string;
  listingId: string | null;
  title: string;
  image: ImageAnswer | null;
  priceCents: number;
  buyer: OrderPerson;
  seller: OrderPerson;
  shipTo: OrderAddress | null;
  tracking: OrderTracking | null;
  issue: OrderIssue | null;
  cancel: OrderCancel | null;
  saleId: string | null;
  createdAt: string;
  openedAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  reportedAt: string | null;
  settledAt: string | null;
  /** When it counts as received unless the buyer says otherwise. */
  receivedAt: string | null;
  updatedAt: string;
  /** What happened to it, in its order. */
  history: OrderPast[];
};
export type OrderEntry = {
  id: string;
  title: string;
  createdAt: string;
  listingId: string | null;
  locked: boolean;
  order: OrderView | null;
};
export type OrderPage = {
  /** With the first page only. */
  counts?: OrderCounts;
  items: OrderEntry[];
  nextCursor: string | null;
};
export type OfferOrderBody = {
  listingId: string;
  buyerId: string;
};
export type OrderList = {
  items: OrderEntry[];
};
export type ParcelBody = {
  trackingNumber: string;
  /** Null or left out: whichever the number tells. */
  carrier: ("usps" | "ups" | "fedex" | "dhl" | "other") | null;
};
export type SettleIssueBody = {
  answer: string;
};
export type ShipToBody = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  /** Two letters (ISO 3166). */
  country: string;
};
export type AddressBody = {
  shipTo: ShipToBody;
};
export type ReportOrderBody = {
  reason:
    "not-arrived" | "damaged" | "not-as-described" | "wrong-item" | "other";
  text: string;
  /** Uploads of one's own, in the order they are shown. */
  imageIds: string[];
};
export type RequestOrderBody = {
  listingId: string;
  shipTo: ShipToBody;
};
export type SellShippedBody = {
  trackingNumber: string;
  /** Null or left out: whichever the number tells. */
  carrier: ("usps" | "ups" | "fedex" | "dhl" | "other") | null;
  listingId: string;
  buyerId: string;
  priceCents: number;
  /** The sale is shown to nobody but the two. */
  hidden: boolean;
};
export const {
  useOrdersQuery,
  useOfferOrderMutation,
  useOrdersWithQuery,
  useOrderQuery,
  useAcceptOrderMutation,
  useDeclineOrderMutation,
  useShipOrderMutation,
  useTrackOrderMutation,
  useDeliverOrderMutation,
  useResolveOrderMutation,
  useRefundOrderMutation,
  useCancelOrderMutation,
  useAddressOrderMutation,
  useConfirmOrderMutation,
  useReportOrderMutation,
  useRequestOrderMutation,
  useSellShippedMutation,
} = injectedRtkApi;
