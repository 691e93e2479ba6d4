import { describe, expect, it } from '@jest/globals';
import { aLockedEntry, anEntry } from '../../../../api/monetization/an-order';
import { standingOrder } from './standing-order';

describe('The order over a conversation', () => {
  const live = anEntry({ id: 'live', status: 'pending_shipment' });
  const done = anEntry({ id: 'done', status: 'delivered' });
  const listing = live.listingId;

  it('is what is under way, else what is over', () => {
    expect(standingOrder([done, live], listing)?.id).toBe('live');
    expect(standingOrder([done], listing)?.id).toBe('done');
    expect(standingOrder([], listing)).toBeUndefined();
  });

  it('is under way when its seller is not shown it', () => {
    expect(standingOrder([done, aLockedEntry()], listing)?.locked).toBe(true);
  });

  it('is about the listing of the conversation, or about whichever without one', () => {
    expect(standingOrder([live], 'another')).toBeUndefined();
    expect(standingOrder([live], null)?.id).toBe('live');
  });
});
