import { describe, expect, it } from '@jest/globals';
import { LISTING_STATUSES } from '../listings.js';
import { DAY_MS } from '../time.js';
import { daysToRenewal, LISTING_MOVES, type ListingMove, mayMove } from './listing-moves.js';

const MOVES = Object.keys(LISTING_MOVES) as ListingMove[];

describe('what its seller may do with a listing', () => {
  it.each([
    ['active', ['reserve', 'sell', 'renew']],
    ['pending', ['release', 'sell']],
    ['sold', ['relist']],
    ['removed', []],
  ] as const)('that is %s: %s', (status, moves) => {
    expect(LISTING_STATUSES).toContain(status);
    expect(MOVES.filter((move) => mayMove(move, status))).toEqual(moves);
  });

  it('waits thirty days to be renewed', () => {
    const putUp = new Date('2026-11-01T12:00:00Z');
    const after = (ms: number) => daysToRenewal(putUp, new Date(putUp.getTime() + ms));
    expect([after(0), after(1), after(29 * DAY_MS), after(30 * DAY_MS - 1)]).toEqual([30, 30, 1, 1]);
    expect([after(30 * DAY_MS), after(90 * DAY_MS)]).toEqual([0, 0]);
  });
});
