import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#contract/time';
import { anItem, anOffer, ME, THEO } from '../data/a-conversation';
import { counterAmount } from './counter-amount';
import { amountOf, movesOf } from './offer-moves';
import { timeLeft } from './time-left';

const item = anItem();

describe('what may be done about an offer', () => {
  it.each([
    ['negotiating', ['accept', 'counter', 'decline'], ['withdraw']],
    ['countered', [], ['accept', 'decline']],
    ['accepted', ['cancel'], ['cancel']],
    ['declined', [], []],
    ['expired', [], []],
    ['withdrawn', [], []],
  ] as const)('depends on the side while it is %s', (status, seller, buyer) => {
    const offer = anOffer({ status, sellerId: THEO, buyerId: ME });
    expect(movesOf(offer, THEO, item)).toEqual(seller);
    expect(movesOf(offer, ME, item)).toEqual(buyer);
  });

  it.each([
    ['negotiating', ['decline'], ['withdraw']],
    ['countered', [], ['decline']],
  ] as const)('is a no while the item waits for somebody and it is %s', (status, seller, buyer) => {
    const offer = anOffer({ status, sellerId: THEO, buyerId: ME });
    const pending = anItem({ status: 'pending' });
    expect([movesOf(offer, THEO, pending), movesOf(offer, ME, pending)]).toEqual([seller, buyer]);
    for (const side of [THEO, ME])
      expect(movesOf(offer, side, pending, true)).toEqual(movesOf(offer, side, item));
  });

  it('is a no once less is asked of everybody', () => {
    const countered = anOffer({ status: 'countered', amount: 60, counter: 110, sellerId: THEO, buyerId: ME });
    expect(movesOf(countered, ME, anItem({ price: 110 }))).toEqual(['accept', 'decline']);
    expect(movesOf(countered, ME, anItem({ price: 80 }))).toEqual(['decline']);
    expect(movesOf(anOffer({ sellerId: THEO, amount: 90 }), THEO, anItem({ price: 80 }))).toEqual([
      'decline',
    ]);
  });

  it('is nothing once the item is gone', () => {
    expect(movesOf(anOffer(), THEO, anItem({ status: 'sold' }))).toEqual([]);
    expect(movesOf(anOffer(), THEO, anItem({ status: 'deleted' }))).toEqual([]);
    expect(movesOf(anOffer({ status: 'accepted' }), ME, anItem({ status: 'sold' }))).toEqual([]);
  });

  it('is about the counter where there is one', () => {
    expect(amountOf(anOffer({ amount: 150 }))).toBe(150);
    expect(amountOf(anOffer({ amount: 150, counter: 170, status: 'countered' }))).toBe(170);
    expect(amountOf(anOffer({ amount: 150, counter: 170, status: 'accepted' }))).toBe(170);
  });
});

describe('the time an offer has left', () => {
  const until = '2026-11-22T12:00:00.000Z';
  const before = (ms: number) => Date.parse(until) - ms;

  it.each([
    [48 * HOUR_MS, { unit: 'hour', count: 48 }],
    [HOUR_MS, { unit: 'hour', count: 1 }],
    [3_599_999, { unit: 'minute', count: 59 }],
    [1, { unit: 'minute', count: 1 }],
    [0, null],
  ])('with %d ms to go', (ms, left) => {
    expect(timeLeft(until, before(ms))).toEqual(left);
  });
});

describe('the amount of a counter offer', () => {
  it.each([
    ['170', 170],
    [' $170.50 ', 170.5],
    ['170,5', 170.5],
    ['200', 200],
    ['150.01', 150.01],
    ['150', null],
    ['200.01', null],
    ['170.555', null],
    ['1e2', null],
    ['', null],
    ['-170', null],
  ])('written as "%s", above $150 and up to $200, is %p', (typed, amount) => {
    expect(counterAmount(typed, { offered: 150, price: 200 }, 'en')).toBe(amount);
  });

  it('may be grouped as people group', () => {
    const between = { offered: 1000, price: 1500 };
    for (const typed of ['1,200', '1 200', '$1,200.00', '1.200,00'])
      for (const language of ['en', 'es']) expect(counterAmount(typed, between, language)).toBe(1200);
    expect(counterAmount('1.200', between, 'es')).toBe(1200);
    expect(counterAmount('1.200', between, 'en')).toBeNull();
  });
});
