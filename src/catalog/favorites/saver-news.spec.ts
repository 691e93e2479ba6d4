import { describe, expect, it } from '@jest/globals';
import type { ListingStatus } from '#contract/listings';
import { noticeOf } from './saver-news.js';

const news = (price: [number, number], status: [ListingStatus, ListingStatus]) =>
  noticeOf({
    listingId: 'bike',
    title: 'City bike',
    priceBefore: price[0],
    price: price[1],
    statusBefore: status[0],
    status: status[1],
  });

describe('What is told to those who saved a listing', () => {
  it.each([
    [[20, 15], ['active', 'active'], 'listing-price-drop', { title: 'City bike', amount: 15, before: 20 }],
    [[20, 15], ['pending', 'pending'], 'listing-price-drop', { title: 'City bike', amount: 15, before: 20 }],
    [[20, 20], ['active', 'pending'], 'listing-pending', { title: 'City bike' }],
    [[20, 15], ['active', 'sold'], 'listing-sold', { title: 'City bike' }],
    [[20, 20], ['pending', 'sold'], 'listing-sold', { title: 'City bike' }],
    [[20, 15], ['pending', 'active'], 'listing-available', { title: 'City bike', amount: 15 }],
    [[20, 20], ['sold', 'active'], 'listing-available', { title: 'City bike', amount: 20 }],
  ] as const)('%j, %j: %s', (price, status, code, params) => {
    expect(news([...price], [...status])).toEqual({ kind: 'listing', code, params, link: '/listing/bike' });
  });

  it.each([
    [
      [20, 20],
      ['active', 'active'],
    ],
    [
      [20, 25],
      ['active', 'active'],
    ],
    [
      [20, 15],
      ['sold', 'sold'],
    ],
  ] as const)('nothing of %j, %j', (price, status) => {
    expect(news([...price], [...status])).toBeNull();
  });
});
