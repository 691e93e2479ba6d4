import { describe, expect, it } from '@jest/globals';
import { MEETUP_STATUSES } from '#contract/meetups';
import { DEMO_MEETUPS } from './demo-meetups.js';
import { playMeetup } from './play-meetup.js';

const play = (now: Date) =>
  DEMO_MEETUPS.map((demo) => {
    const listing = { id: demo.listing, sellerId: demo.seller };
    return playMeetup(demo, { now, listing, buyerId: demo.buyer, saleId: demo.isSold ? 'sale' : null })
      .meetup;
  });

describe('the meetups of the demo town', () => {
  it.each([
    '2026-11-22T00:00:00Z',
    '2026-11-22T14:30:00Z',
    '2026-11-22T23:59:59Z',
    // Around a change of clocks.
    '2026-11-01T05:59:00Z',
    '2027-03-14T07:30:00Z',
  ])('are what people may do, and one is in every state, at %s', (at) => {
    const meetups = play(new Date(at));
    expect(new Set(meetups.map(({ status }) => status))).toEqual(new Set(MEETUP_STATUSES));
    expect(
      meetups.filter(({ proposedBy, status }) => proposedBy === 'seller' && status === 'pending'),
    ).toHaveLength(1);
    expect(meetups.filter(({ cancelCause }) => cancelCause === 'missed')).toMatchObject([
      { missedBy: 'buyer', missedAnswer: expect.any(String), putBackAt: expect.any(Date) },
    ]);
    expect(meetups.filter(({ isLive, startsAt }) => isLive && startsAt <= new Date(at))).toEqual([]);
  });

  it('are with somebody else each time', () => {
    for (const { seller, buyer } of DEMO_MEETUPS) expect(seller).not.toBe(buyer);
  });
});
