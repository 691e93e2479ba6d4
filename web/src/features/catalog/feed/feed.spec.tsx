import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { holdGuest } from '../../../app/session/stored-guest';
import { feed } from './feature';
import type { FeedItem } from './feed-data';

const FEED = 'GET /api/feed';
const item = (n: number, wanted: Partial<FeedItem> = {}): FeedItem => ({
  id: `listing-${n}`,
  title: `Thing ${n}`,
  price: 12.5,
  condition: 'good',
  category: 'books',
  location: 'Old Mill',
  description: 'As good as new.',
  image: null,
  seller: { id: 'theo', name: 'Theo B.', avatar: null, verified: false, rating: 4.8 },
  ...wanted,
});
const theEnd = () => screen.findByText("You've reached the end!", { selector: 'p' });
const items = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => item(from + n));
/** Twelve listings, ten at a time. */
const twelve = (_: unknown, search: URLSearchParams) => ({
  body: search.has('cursor')
    ? { items: items(11, 12), nextCursor: null }
    : { items: items(1, 10), nextCursor: 'next', total: { count: 12, capped: false } },
});

const open = (address = '/feed') => renderApp(address, [feed, stub('/listings'), stub('/listing/:id')]);
const shown = (n: number) => screen.findByRole('heading', { level: 2, name: `Thing ${n}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const swipe = (pixels: number) => {
  const card = screen.getByRole('article');
  fireEvent.pointerDown(card, { button: 0, clientX: 200 });
  fireEvent.pointerMove(card, { clientX: 200 + pixels });
  fireEvent.pointerUp(card, { clientX: 200 + pixels });
};

describe('the swipe feed', () => {
  beforeAll(() => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });
  afterEach(() => {
    forgetEverything();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('shows one listing at a time, and where one is', async () => {
    fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    const card = within(screen.getByRole('article'));
    for (const text of ['$12.50', 'As good as new.', 'Good', 'Old Mill', 'Theo B.'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('4.8')).toBeVisible();
    expect(card.getByText('4.8 out of 5 stars')).toBeVisible();
    expect(screen.getByText('1 of 12')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '12');
    expect(screen.getByText('1 of 12: Thing 1')).toHaveProperty('tagName', 'OUTPUT');
  });

  it('goes on when a card is drawn 100 pixels to the left, and opens it to the right', async () => {
    fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    swipe(-99);
    await shown(1);
    swipe(-100);
    await shown(2);
    swipe(99);
    await shown(2);
    swipe(100);
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
    expect(location.pathname).toBe('/listing/listing-2');
  });

  it('does the same by the arrow keys', async () => {
    fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    await userEvent.keyboard('{ArrowLeft}');
    await shown(2);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(location.pathname).toBe('/listing/listing-2'));
  });

  it('has buttons with words, of which Undo brings the last one back', async () => {
    fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await press('Undo');
    await shown(1);
    await press('Pass');
    await shown(2);
    await press('Undo');
    await shown(1);
    expect(undo).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/chat/theo?listing=listing-1');
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('fetches more when three are left, and says when it is over', async () => {
    const calls = fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    for (let n = 1; n < 7; n++) await press('Pass');
    await shown(7);
    expect(calls.filter(({ route }) => route === FEED)).toHaveLength(1);
    await press('Pass');
    await shown(8);
    await waitFor(() => expect(calls.filter(({ route }) => route === FEED)).toHaveLength(2));
    for (let n = 8; n <= 12; n++) {
      await shown(n);
      await press('Pass');
    }
    const end = await theEnd();
    expect(end).toBeVisible();
    expect(document.activeElement).toContainElement(end);
    expect(screen.getByText("You've reached the end!", { selector: 'output' })).toBeInTheDocument();
    await press('Undo');
    await shown(12);
    await press('Pass');
    for (const link of screen.getAllByRole('link', { name: 'Back to Browse' }))
      expect(link).toHaveAttribute('href', '/listings');
    await press('Start Over');
    await shown(1);
  });

  it('never shows the same twice, also when one comes back to it', async () => {
    fakeServer({
      [FEED]: () => ({
        body: { items: [item(1), item(2), item(1)], nextCursor: null, total: { count: 2, capped: false } },
      }),
    });
    await open();
    await shown(1);
    await press('Pass');
    await shown(2);
    await press('Pass');
    expect(await theEnd()).toBeVisible();
    cleanup();
    await open();
    expect(await theEnd()).toBeVisible();
  });

  it('begins anew for somebody else, and goes on for a visitor who signs in', async () => {
    fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    await press('Pass');
    await signedInAs(aSession());
    await shown(2);
    await press('Pass');
    await shown(3);
    await signedInAs(aSession({ id: 'somebody-else' }));
    expect(await shown(1)).toBeVisible();
    await signedInAs(aSession());
    expect(await shown(3)).toBeVisible();
  });

  it('honours the filters of the address, and leads back to them', async () => {
    const calls = fakeServer({ [FEED]: twelve });
    await open('/feed?category=books&sort=price-asc&minPrice=5&near=7&within=25&nonsense=1');
    await shown(1);
    expect(Object.fromEntries(calls[0]?.search ?? [])).toEqual({
      category: 'books',
      sort: 'price-asc',
      minPrice: '5',
      near: '7',
      within: '25',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Browse' })).toHaveAttribute(
      'href',
      '/listings?category=books&minPrice=5&near=7&within=25&sort=price-asc',
    );
  });

  it('is asked for by name once it is known who is here, so that it leaves out what they sell', async () => {
    holdGuest({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' });
    const calls = fakeServer({ [FEED]: twelve, 'POST /api/guests/log-in': { body: aGuestSession() } });
    await open();
    await shown(1);
    expect(calls.filter(({ route }) => route === FEED).map(({ token }) => token)).toEqual(['token-1']);
  });

  it('is asked for anew by whoever signs in', async () => {
    const calls = fakeServer({ [FEED]: twelve });
    await open();
    await shown(1);
    await signedInAs(aSession());
    await waitFor(() =>
      expect(calls.filter(({ route }) => route === FEED).map(({ token }) => token)).toEqual([
        null,
        'token-1',
      ]),
    );
  });

  it('says so when there is nothing, and when it cannot be loaded', async () => {
    let down = true;
    fakeServer({
      [FEED]: () =>
        down
          ? refusal(503, 'platform.unavailable')
          : { body: { items: [], nextCursor: null, total: { count: 0, capped: false } } },
    });
    await open();
    expect(await screen.findByText('The listings could not be loaded')).toBeVisible();
    down = false;
    await press('Try again');
    expect(await screen.findByText('No listings found')).toBeVisible();
  });
});
