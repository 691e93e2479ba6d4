import { describe, expect, it } from '@jest/globals';
import { ORDER_LIMITS, type OrderHappening, type OrderHappeningShape } from '#contract/monetization/orders';
import { withHappening } from './order-history.js';

const at = '2026-11-22T12:00:00.000Z';
const happened = (...events: OrderHappening[]): OrderHappeningShape[] =>
  events.reduce<OrderHappeningShape[]>(
    (history, event) => withHappening(history, { event, by: 'seller', at }),
    [],
  );

describe('the history of an order', () => {
  it('has everything in its order', () => {
    const told = happened('opened', 'shipped', 'reported', 'resolved', 'reported');
    expect(told.map(({ event }) => event)).toEqual(['opened', 'shipped', 'reported', 'resolved', 'reported']);
    expect(told[0]).toEqual({
      event: 'opened',
      by: 'seller',
      at,
      reason: null,
      cause: null,
      trackingNumber: null,
      words: '',
    });
  });

  it('tells of several corrections in a row the last', () => {
    const first = happened('shipped', 'tracked');
    const told = withHappening(first, { event: 'tracked', by: 'seller', at, trackingNumber: '9205' });
    expect(told.map(({ event, trackingNumber }) => [event, trackingNumber])).toEqual([
      ['shipped', null],
      ['tracked', '9205'],
    ]);
  });

  it('is cut where it begins once it is very long', () => {
    let told = happened('opened');
    for (let n = 0; n < ORDER_LIMITS.history; n++)
      told = withHappening(told, { event: n % 2 ? 'resolved' : 'reported', by: null, at });
    expect(told).toHaveLength(ORDER_LIMITS.history);
    expect(told[0]?.event).toBe('reported');
  });
});
