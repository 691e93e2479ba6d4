import {
  ORDER_LIMITS as LIMITS,
  ORDER_MOVES,
  type OrderCancelCause,
  type OrderMove,
  type OrderSide,
  type OrderStatus,
  UNSENT_ORDER_STATUSES,
} from '#contract/monetization/orders';
import { DAY_MS } from '#contract/time';
import { NotYourOrderMove, OrderChangedMeanwhile, OrderTooLate } from './order.errors.js';

/** What of an order decides who may do what to it. */
export interface OrderState {
  status: OrderStatus;
  cause: OrderCancelCause | null;
  canceledBy: OrderSide | null;
  /** The buyer has confirmed how it ended. */
  confirmed: boolean;
  closedAt: Date | null;
}

interface Rule {
  from: readonly OrderStatus[];
  who: OrderSide | 'either';
  /** The same was done before: it is answered as it was then. */
  done: (order: OrderState, side: OrderSide) => boolean;
}

const is =
  (...statuses: OrderStatus[]) =>
  ({ status }: OrderState) =>
    statuses.includes(status);

/**
 * Who may do what in which state. Whatever the seller does or leaves undone, the buyer can say that it has arrived, or call off
 * what was not sent.
 */
const RULES: Record<OrderMove, Rule> = {
  accept: { from: ['requested'], who: 'seller', done: is('pending_shipment') },
  decline: { from: ['requested'], who: 'seller', done: is('declined') },
  cancel: {
    from: UNSENT_ORDER_STATUSES,
    who: 'either',
    done: ({ status, cause, canceledBy }, side) =>
      status === 'canceled' && cause === 'person' && canceledBy === side,
  },
  address: { from: UNSENT_ORDER_STATUSES, who: 'buyer', done: () => false },
  ship: { from: ['pending_shipment'], who: 'seller', done: is('shipped') },
  // The number is typed anew.
  track: { from: ['shipped', 'issue_reported'], who: 'seller', done: () => false },
  deliver: { from: ['shipped'], who: 'seller', done: is('delivered') },
  confirm: {
    from: ['pending_shipment', 'shipped', 'issue_reported', 'resolved', 'refunded'],
    who: 'buyer',
    done: ({ status, confirmed }) => status === 'delivered' || (status === 'refunded' && confirmed),
  },
  report: {
    from: ['shipped', 'delivered', 'resolved', 'refunded'],
    who: 'buyer',
    done: is('issue_reported'),
  },
  resolve: { from: ['issue_reported'], who: 'seller', done: is('resolved') },
  refund: { from: ['issue_reported'], who: 'seller', done: is('refunded') },
};

/** Why somebody of the two may not do it now; null when they may. */
export function refusalOf(
  move: OrderMove,
  side: OrderSide,
  order: OrderState,
  now: Date,
): (new () => Error) | null {
  const { from, who } = RULES[move];
  if (!from.includes(order.status)) return OrderChangedMeanwhile;
  // What somebody asks for is declined by the other one, and not called off.
  const isAsked = move === 'cancel' && order.status === 'requested' && side === 'seller';
  if ((who !== 'either' && who !== side) || isAsked) return NotYourOrderMove;
  if (move !== 'report' || order.closedAt === null) return null;
  if (order.status === 'refunded' && order.confirmed) return OrderChangedMeanwhile;
  return now.getTime() - order.closedAt.getTime() > LIMITS.reportableDays * DAY_MS ? OrderTooLate : null;
}

export const isDone = (move: OrderMove, side: OrderSide, order: OrderState): boolean => {
  const { who, done } = RULES[move];
  return (who === 'either' || who === side) && done(order, side);
};

/** All that somebody of the two may do now. */
export const movesOf = (side: OrderSide, order: OrderState, now: Date): OrderMove[] =>
  ORDER_MOVES.filter((move) => refusalOf(move, side, order, now) === null && !isDone(move, side, order));

export const sideOf = (
  personId: string,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): OrderSide | null => (personId === buyerId ? 'buyer' : personId === sellerId ? 'seller' : null);
