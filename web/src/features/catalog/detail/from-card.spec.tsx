import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aListing, anAnswer } from '../../../api/catalog/a-listing';
import { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { ListingGrid } from '../../../ui/listing/listing-grid';
import { detail } from './feature';

jest.mock('../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

const image = { id: 'photo-1', width: 1200, height: 1200, placeholder: 'data:image/webp;base64,AA==' };
const card = aCard({ image, price: 95.5, title: 'Film camera' });
const whole = aListing({ images: [image, { ...image, id: 'photo-2' }], price: 95.5, title: 'Film camera' });
const GET = `GET /api/listings/${card.id}`;
const VIEWS = `POST /api/listings/${card.id}/views`;

function Cards() {
  const { data } = useBrowseListingsQuery({});
  return data ? <ListingGrid listings={data.items} /> : null;
}
const grid: Feature = {
  name: 'grid',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(Cards) }],
};

/** Follows the card's link; `answer` is what the server says at last. */
async function follow(answer: ReturnType<typeof refusal> | { body: unknown }) {
  const { promise: coming, resolve: arrive } = Promise.withResolvers<void>();
  const calls = fakeServer({
    'GET /api/listings': { body: anAnswer([card]) },
    [GET]: async () => {
      await coming;
      return answer;
    },
    [VIEWS]: { status: 204 },
  });
  await renderApp('/', [grid, detail]);
  await userEvent.click(await screen.findByRole('link', { name: 'Film camera' }));
  // As soon as the page's code is there, and before the answer is.
  await screen.findByRole('heading', { level: 1, name: 'Film camera' });
  return { calls, arrive: () => act(async () => arrive()) };
}
const picture = () => document.querySelector('main li img');

describe('a listing’s page, from its card', () => {
  beforeAll(() => {
    window.IntersectionObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('stands at once with what the card told, and fills in around it', async () => {
    const { arrive } = await follow({ body: whole });
    const title = screen.getByRole('heading', { level: 1, name: 'Film camera' });
    expect(title).toBeVisible();
    expect(screen.getByText('$95.50')).toBeVisible();
    expect(screen.getByText(/Good · Old Mill/)).toBeVisible();
    const shown = picture();
    expect(shown).toHaveAttribute('src', expect.stringContaining('photo-1'));
    expect(document.title).toContain('Film camera');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
    await arrive();
    expect(await screen.findByText(/Oiled in spring\./)).toBeVisible();
    // The same elements: nothing was drawn anew.
    expect(picture()).toBe(shown);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
  });

  it('says so when the listing is gone meanwhile', async () => {
    const { arrive, calls } = await follow(refusal(404, 'catalog.listing-not-found'));
    await arrive();
    expect(await screen.findByText('Listing not found')).toBeVisible();
    expect(calls.some(({ route }) => route === VIEWS)).toBe(false);
  });

  it('says so when the rest does not come', async () => {
    const { arrive } = await follow(refusal(503, 'platform.unavailable'));
    await arrive();
    expect(await screen.findByText('Error loading listing')).toBeVisible();
  });

  it('waits when no card has told of it', async () => {
    fakeServer({ [GET]: () => new Promise(() => undefined) });
    await renderApp(`/listing/${card.id}`, [detail]);
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument());
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
