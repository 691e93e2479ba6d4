import { describe, expect, it } from '@jest/globals';
import { aMeetup } from '../../../../api/community/a-meetup';
import { aLockedEntry, anEntry } from '../../../../api/monetization/an-order';
import { anItem, anOffer } from '../data/a-conversation';
import { type Standing, showsBar, standing } from './standing';

const item = anItem();
const offer = anOffer();
const kept = anItem({ status: 'pending' });
const deal = anOffer({ status: 'accepted' });

const LATER = '2026-12-04T12:00:00.000Z';
const toCome: Standing = { meetup: aMeetup() };
const missed: Standing = { meetup: aMeetup({ status: 'canceled', may: ['put-back'], updatedAt: LATER }) };
const completed: Standing = { meetup: aMeetup({ status: 'completed', may: [], updatedAt: LATER }) };
const sent: Standing = { order: anEntry() };
const locked: Standing = { order: aLockedEntry() };
const refunded: Standing = { order: anEntry({ status: 'refunded', updatedAt: LATER }) };
const delivered: Standing = { order: anEntry({ status: 'delivered', updatedAt: LATER }) };

describe('what stands over a thread', () => {
  it('is what is under way, else the later one', () => {
    expect(standing(toCome.meetup, sent.order)).toEqual(sent);
    expect(standing(toCome.meetup, refunded.order)).toEqual(toCome);
    const laterOrder = anEntry({ status: 'refunded', createdAt: '2026-11-21T10:00:00.000Z' });
    expect(standing(missed.meetup, laterOrder)).toEqual({ order: laterOrder });
  });
});

describe('the bar of the item', () => {
  it('is shown where nothing stands', () => {
    expect(showsBar({}, { item, offer: null })).toBe(true);
    expect(showsBar({}, { item: kept, offer: deal })).toBe(true);
  });

  it.each([
    ['a meetup to come', toCome],
    ['a meetup that was missed', missed],
    ['an order', sent],
  ])('stays beneath %s while an offer may be answered', (_, over) => {
    expect(showsBar(over, { item, offer })).toBe(true);
    expect(showsBar(over, { item, offer: anOffer({ status: 'countered', counter: 170 }) })).toBe(true);
    expect(showsBar(over, { item: kept, offer })).toBe(true);
    expect(showsBar(over, { item: anItem({ status: 'sold' }), offer })).toBe(false);
    expect(showsBar(over, { item, offer: anOffer({ status: 'declined' }) })).toBe(false);
    expect(showsBar(over, { item, offer: null })).toBe(false);
    expect(showsBar(over, { item: null, offer })).toBe(false);
  });

  it.each([
    [true, 'a meetup that was missed', missed],
    [true, 'an order that was refunded', refunded],
    [false, 'a meetup to come', toCome],
    [false, 'an order under way', sent],
    [false, 'an order that its seller is not shown', locked],
  ])('of a deal: %s beneath %s', (shown, _, over) => {
    expect(showsBar(over, { item: kept, offer: deal })).toBe(shown);
    expect(showsBar(over, { item: anItem({ status: 'sold' }), offer: deal })).toBe(false);
  });

  it.each([
    ['a meetup', completed],
    ['an order', delivered],
  ])('of a deal is gone with the handover at the end of %s, which a later deal outlasts', (_, over) => {
    expect(showsBar(over, { item: kept, offer: deal })).toBe(false);
    const later = { ...deal, createdAt: '2026-12-05T12:00:00.000Z' };
    expect(showsBar(over, { item: kept, offer: later })).toBe(true);
  });
});
