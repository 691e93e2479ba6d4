import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#contract/time';
import { anItem, anOffer, ME, THEO } from '../data/a-conversation';
import { quickReplies } from './replies';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const meetingIn = (ms: number) =>
  ({ status: 'confirmed', startsAt: new Date(NOW + ms).toISOString() }) as const;
const open = anOffer();
const deal = anOffer({ status: 'accepted' });

describe('quick replies', () => {
  it.each([
    ['before an offer', {}, 'available price photos meet thanks', 'yes-available make-offer pick-up thanks'],
    [
      'after one that came to nothing',
      { offer: anOffer({ status: 'declined' }) },
      'available price photos meet thanks',
      'yes-available make-offer pick-up thanks',
    ],
    ['with an open offer', { offer: open }, 'interested today photos thanks', 'thinking look-today thanks'],
    [
      'with a counter',
      { offer: anOffer({ status: 'countered', counter: 170 }) },
      'interested today photos thanks',
      'thinking look-today thanks',
    ],
    ['after acceptance', { offer: deal }, 'when where on-my-way thanks', 'when where on-my-way thanks'],
    [
      'once the deal was called off',
      { offer: anOffer({ status: 'withdrawn' }), calledOff: true },
      'pity still-interested no-problem',
      'pity available-again no-problem',
    ],
    [
      'with a meetup set',
      { offer: deal, meetup: meetingIn(2 * HOUR_MS + 1) },
      'see-you still-on later thanks',
      'see-you still-on later thanks',
    ],
    [
      'shortly before a meetup',
      { offer: deal, meetup: meetingIn(2 * HOUR_MS) },
      'right-there late where-are-you thanks',
      'right-there late where-are-you thanks',
    ],
    ['while it is sent', { offer: deal, sending: true }, 'sent-when good thanks', 'send-soon good thanks'],
    ['once it is sold', { offer: deal, status: 'sold' }, 'happy thanks', 'enjoy thanks'],
  ] as const)('%s fit who reads them', (_, stage, buyer, seller) => {
    const { status, ...more } = { status: 'active' as const, ...stage };
    const item = anItem({ sellerId: THEO, status });
    const dealing = { item, offer: null, calledOff: false, ...more };
    expect(quickReplies(dealing, ME, NOW)).toEqual(buyer.split(' '));
    expect(quickReplies(dealing, THEO, NOW)).toEqual(seller.split(' '));
  });

  it('are those of anybody where nothing is for sale', () => {
    expect(quickReplies({ item: null, offer: null, calledOff: false }, ME, NOW)).toEqual(
      'thanks good meet available price photos'.split(' '),
    );
  });
});
