import type { Category } from '../listings.js';
import type { ImageDescriptor } from '../media.js';
import type { Carrier } from './carriers.js';

/** Limits of orders. Texts in characters, money in cents. */
export const ORDER_LIMITS = {
  page: 20,
  trackingMin: 4,
  tracking: 40,
  /** What the buyer says is wrong, and what the seller answers. */
  words: 500,
  photos: 4,
  /** Each line of an address. */
  addressLine: 100,
  postalCode: 16,
  /** Orders of two people that stand over their thread. */
  withPerson: 10,
  /** One that is over stands there for so long. */
  withPersonDays: 14,
  /** What was sent counts as received so long after it, unless the buyer says otherwise. */
  receivedAfterDays: 30,
  /** The buyer is told so long before. */
  saidDaysBefore: 3,
  /** The seller of something that has not been sent is reminded after so long; so is a buyer who has not said where to. */
  remindAfterDays: 3,
  /** Something that was received can be reported for so long; so can what was refunded. */
  reportableDays: 14,
  /** Things that happened, of which an order remembers the latest. */
  history: 50,
  /** The address is kept for so long after the end. */
  addressKeptDays: 30,
} as const;

/** `requested`: the buyer asks to have it sent. The second to fourth and `issue_reported` are the spec's (2, section 4). */
export const ORDER_STATUSES = [
  'requested',
  'pending_shipment',
  'shipped',
  'delivered',
  'issue_reported',
  'resolved',
  'refunded',
  'canceled',
  'declined',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Those that a seller has under way, of which a plan follows so many. */
export const OPEN_ORDER_STATUSES = [
  'pending_shipment',
  'shipped',
  'issue_reported',
] as const satisfies readonly OrderStatus[];

/** Those that nothing was sent of, and that can be called off. */
export const UNSENT_ORDER_STATUSES: readonly OrderStatus[] = ['requested', 'pending_shipment'];

/** Agreed on, and not at its end for both: what the seller has seen to may be reported again. */
export const ORDER_STATUSES_UNDER_WAY: readonly OrderStatus[] = [...OPEN_ORDER_STATUSES, 'resolved'];

export type OrderSide = 'buyer' | 'seller';

/** What an order came from: a price that was agreed on, something that was sold and sent at once, a purchase in a room. */
export const ORDER_SOURCES = ['offer', 'sale', 'room'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** What may be done to an order; each is the route `POST /api/orders/:id/<move>`. */
export const ORDER_MOVES = [
  'accept',
  'decline',
  'cancel',
  'address',
  'ship',
  'track',
  'deliver',
  'confirm',
  'report',
  'resolve',
  'refund',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** What is told of an order. `settled`: the buyer has the money back, too. */
export const ORDER_EVENTS = [
  'requested',
  'opened',
  'declined',
  'canceled',
  'shipped',
  'delivered',
  'reported',
  'resolved',
  'refunded',
  'settled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * Why an order was canceled: by one of the two (`person`), because it was sold to somebody else or is gone, because the deal was
 * called off, one of them left or wants nothing to do with the other, or because the two meet after all.
 */
export const ORDER_CANCEL_CAUSES = [
  'person',
  'sold',
  'deleted',
  'deal-canceled',
  'left',
  'blocked',
  'meetup',
] as const;
export type OrderCancelCause = (typeof ORDER_CANCEL_CAUSES)[number];

/** What the history of an order tells: what both were told of it, and what was only changed. */
export const ORDER_HAPPENINGS = [...ORDER_EVENTS, 'addressed', 'tracked'] as const;
export type OrderHappening = (typeof ORDER_HAPPENINGS)[number];

export const ISSUE_REASONS = ['not-arrived', 'damaged', 'not-as-described', 'wrong-item', 'other'] as const;
export type IssueReason = (typeof ISSUE_REASONS)[number];

/** Where something is sent to; shown to its buyer, and to its seller until a while after the end. */
export interface ShipToShape {
  name: string;
  line1: string;
  /** Empty: none. */
  line2: string;
  city: string;
  /** State or province; empty where there is none. */
  region: string;
  postalCode: string;
  /** Two letters (ISO 3166). */
  country: string;
}

export interface OrderHappeningShape {
  event: OrderHappening;
  /** Who did it; null when time did, or neither of the two is told who. */
  by: OrderSide | null;
  /** ISO 8601. */
  at: string;
  /** Of `reported`. */
  reason: IssueReason | null;
  /** Of `canceled`. */
  cause: OrderCancelCause | null;
  /** Of `shipped` and `tracked`. */
  trackingNumber: string | null;
  /** What was said with it; empty once who said it has left. */
  words: string;
}

/** One of the two. Who left has no name. */
export interface OrderPersonShape {
  id: string;
  name: string;
  avatar: ImageDescriptor | null;
}

export interface OrderShape {
  id: string;
  /** Null when no listing stands behind it, or none any more. */
  listingId: string | null;
  title: string;
  category: Category;
  image: ImageDescriptor | null;
  priceCents: number;
  buyer: OrderPersonShape;
  seller: OrderPersonShape;
  /** Of who asks. */
  side: OrderSide;
  source: OrderSource;
  status: OrderStatus;
  shipTo: ShipToShape | null;
  tracking: { number: string; carrier: Carrier; url: string | null } | null;
  issue: {
    reason: IssueReason;
    text: string;
    photos: ImageDescriptor[];
    /** What the seller said when they settled it. */
    answer: string;
  } | null;
  /** Only of a canceled one. `by` is null when nobody did it. */
  cancel: { by: OrderSide | null; cause: OrderCancelCause } | null;
  /** Who said that it arrived; null when time did, or it has not. */
  receivedBy: OrderSide | null;
  /** What who asks may do now. */
  may: OrderMove[];
  /** The sale it became. */
  saleId: string | null;
  /** ISO 8601. */
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
  history: OrderHappeningShape[];
}

/** An order of a list. One that its seller's plan does not follow is a title and a day, without the rest. */
export interface OrderEntryShape {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  listingId: string | null;
  locked: boolean;
  order: OrderShape | null;
}

/** What a message of the kind `order` says: each side reads it in its own language. */
export interface OrderLineShape {
  orderId: string;
  event: OrderEvent;
  /** Of `canceled`: why. */
  cause: OrderCancelCause | null;
}
