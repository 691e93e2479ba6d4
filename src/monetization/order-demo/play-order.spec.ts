import { describe, expect, it } from '@jest/globals';
import { PLANS } from '#contract/monetization/plans';
import { DEMO_ORDERS } from './demo-orders.js';
import { playOrder } from './play-order.js';

const now = new Date('2026-11-22T12:00:00Z');
const orders = DEMO_ORDERS.map((demo) =>
  playOrder(demo, {
    now,
    item: { listingId: demo.listing, title: demo.listing, category: 'other', image: null },
    sellerId: demo.seller,
    buyerId: demo.buyer,
    saleId: demo.isSold ? 'sale' : null,
  }),
);

describe('the orders of the demo town', () => {
  it('are in different states, none of it still to come', () => {
    expect(new Set(orders.map(({ order }) => order.status))).toEqual(
      new Set(['pending_shipment', 'shipped', 'delivered', 'issue_reported', 'refunded']),
    );
    for (const { told } of orders)
      for (const { at } of told) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  it('remember what happened to them, each at its time', () => {
    for (const { order, told } of orders)
      expect(told.map(({ change, at }) => [change.event, at.toISOString()])).toEqual(
        order.history.map(({ event, at }) => [event, at]),
      );
  });

  it('are of a seller who has as many open as the free plan follows', () => {
    const open = orders.filter(({ order }) => order.sellerId === 'mara_k' && order.isUnderWay);
    expect(open).toHaveLength(PLANS['order-tracking'][0]);
  });
});
