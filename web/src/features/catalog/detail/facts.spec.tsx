import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aListing, anAnswer } from '../../../api/catalog/a-listing';
import { fakeServer } from '../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { detail } from './feature';
import { SeesAll } from './sees-all';

const news = new Set<() => void>();
jest.mock('../../../api/catalog/watch-listing', () => ({
  watchListing: (_: string, changed: () => void) => {
    news.add(changed);
    return () => news.delete(changed);
  },
}));

const unseen = aListing({ viewCount: 0, favoriteCount: null });
const seen = aListing({ viewCount: 1, favoriteCount: 2, price: 99 });

describe('What is known of a listing', () => {
  // Fetched for the first time, it would come in the midst of whatever test is next.
  beforeAll(() => import('./gallery/carousel-motion'));
  beforeAll(() => {
    window.IntersectionObserver = SeesAll as unknown as typeof IntersectionObserver;
  });
  afterEach(forgetEverything);

  it('tells how often it was looked at and kept, unless that comes while it is read', async () => {
    let listing = unseen;
    fakeServer({
      [`GET /api/listings/${unseen.id}`]: () => ({ body: listing }),
      'GET /api/listings': { body: anAnswer([]) },
    });
    const open = () => renderApp(`/listing/${unseen.id}`, [detail]);
    await open();
    await screen.findByText('$120.00');
    listing = seen;
    act(() => {
      for (const changed of news) changed();
    });
    expect(await screen.findByText('$99.00')).toBeVisible();
    for (const name of ['Views', 'Saved by']) expect(screen.queryByText(name)).toBeNull();

    forgetEverything();
    await open();
    expect((await screen.findByText('Views')).nextElementSibling).toHaveTextContent('1');
    expect(screen.getByText('Saved by').nextElementSibling).toHaveTextContent('2');
  });
});
