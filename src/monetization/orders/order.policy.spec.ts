import { describe, expect, it } from '@jest/globals';
import {
  ORDER_STATUSES,
  type OrderMove,
  type OrderSide,
  type OrderStatus,
} from '#contract/monetization/orders';
import { DAY_MS } from '#contract/time';
import { movesOf, type OrderState } from './order.policy.js';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const an = (status: OrderStatus, parts: Partial<OrderState> = {}): OrderState => ({
  status,
  cause: null,
  canceledBy: null,
  confirmed: false,
  closedAt: ['delivered', 'refunded', 'canceled', 'declined'].includes(status) ? daysAgo(1) : null,
  ...parts,
});

describe('An order', () => {
  it.each([
    ['requested', 'buyer', ['cancel', 'address']],
    ['requested', 'seller', ['accept', 'decline']],
    ['pending_shipment', 'buyer', ['cancel', 'address', 'confirm']],
    ['pending_shipment', 'seller', ['cancel', 'ship']],
    ['shipped', 'buyer', ['confirm', 'report']],
    ['shipped', 'seller', ['track', 'deliver']],
    ['delivered', 'buyer', ['report']],
    ['delivered', 'seller', []],
    ['issue_reported', 'buyer', ['confirm']],
    ['issue_reported', 'seller', ['track', 'resolve', 'refund']],
    ['resolved', 'buyer', ['confirm', 'report']],
    ['resolved', 'seller', []],
    ['refunded', 'buyer', ['confirm', 'report']],
    ['refunded', 'seller', []],
    ['canceled', 'buyer', []],
    ['canceled', 'seller', []],
    ['declined', 'buyer', []],
    ['declined', 'seller', []],
  ] as const satisfies readonly (readonly [OrderStatus, OrderSide, readonly OrderMove[]])[])(
    'that is %s offers its %s %j',
    (status, side, moves) => expect(movesOf(side, an(status), now)).toEqual(moves),
  );

  it('is in the table above in every state', () => expect(ORDER_STATUSES).toHaveLength(9));

  it('is reported for two weeks after the end, and not once the buyer has confirmed a refund', () => {
    expect(movesOf('buyer', an('delivered', { closedAt: daysAgo(14) }), now)).toEqual(['report']);
    expect(movesOf('buyer', an('delivered', { closedAt: daysAgo(15) }), now)).toEqual([]);
    expect(movesOf('buyer', an('refunded', { confirmed: true }), now)).toEqual([]);
  });
});
