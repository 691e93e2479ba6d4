import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTICE_DEFAULTS, NOTICE_KINDS } from '#contract/notices/notices';
import { fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { aFavorite, aPage } from './a-favorite';
import { favorites } from './feature';

jest.mock('../../../api/notifications/watch-notifications', () => ({
  watchNotifications: () => () => undefined,
}));

const LIST = 'GET /api/favorites';
const READ = 'GET /api/notification-preferences';
const SAVE = 'PUT /api/notification-preferences';
const kinds = NOTICE_KINDS.map((kind) => ({ kind, ...NOTICE_DEFAULTS[kind] }));
const PREFERENCES = { [READ]: { body: { kinds, sound: true } } };
const chair = aFavorite();
const lamp = aFavorite({ id: 'lamp', title: 'Bedside lamp' });

async function open(address = '/favorites', session = aSession()) {
  await renderApp(address, [favorites, stub('/listings')]);
  await signedInAs(session);
  await screen.findByRole('heading', { level: 1, name: 'Favorites' });
  return within(screen.getByRole('main'));
}
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

describe('the list of favorites', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows a price drop as a chip and a struck price, and how many there are of each part', async () => {
    const dropped = aFavorite({ price: 105, savedPrice: 120, droppedAt: new Date().toISOString() });
    const counts = { all: 10, dropped: 3, available: 9, sold: 1 };
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([dropped], { counts, saved: 10 }) } });
    const main = await open();
    const card = await cardOf('Walnut lounge chair');
    expect(card.getByText('–$15 today')).toBeVisible();
    expect(card.getByText('$120')).toHaveProperty('tagName', 'S');
    expect(card.getByText('It cost $120 when you saved it.')).toBeInTheDocument();
    for (const name of ['All 10', 'Price dropped 3', 'Still there 9', 'Sold 1'])
      expect(main.getByRole('button', { name })).toBeVisible();
    expect(main.getByText('10 items saved')).toBeVisible();
  });

  it('says since when the price is lower', async () => {
    const dropped = aFavorite({ price: 105, savedPrice: 120, droppedAt: '2024-03-05T12:00:00.000Z' });
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([dropped]) } });
    await open();
    expect((await cardOf('Walnut lounge chair')).getByText('–$15 since Mar 5')).toBeVisible();
  });

  it('keeps what is sold, and leads to what there is like it', async () => {
    const sold = aFavorite({ status: 'sold', statusAt: '2024-03-05T12:00:00.000Z' });
    const alike = [{ id: sold.id, query: 'lounge chair', count: 4 }];
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([sold], { alike }) } });
    await open();
    const card = await cardOf('Walnut lounge chair');
    expect(card.getByText('Sold')).toBeVisible();
    expect(card.getByText(/^Sold Mar 5/)).toBeVisible();
    expect(card.getByRole('link', { name: 'See 4 like it' })).toHaveAttribute(
      'href',
      '/listings?category=home-garden&q=lounge+chair',
    );
  });

  it('asks for a part, an order, words and a category, and clears them', async () => {
    const calls = fakeServer({
      ...PREFERENCES,
      [LIST]: (_, search) => ({
        body: aPage(search.has('q') ? [] : [chair], { categories: ['books', 'home-garden'], saved: 1 }),
      }),
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: /^Price dropped/ }));
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Sort by' }), 'Biggest price drop');
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Category' }), 'Books');
    await userEvent.type(main.getByRole('textbox', { name: 'Search your favorites' }), 'lamp ');
    expect(await main.findByText('None of your favorites fits what you are looking for.')).toBeVisible();
    const asked = () => calls.filter(({ route }) => route === LIST).at(-1)?.search ?? [];
    await waitFor(() =>
      expect(Object.fromEntries(asked())).toEqual({
        part: 'dropped',
        sort: 'price-drop',
        category: 'books',
        q: 'lamp',
      }),
    );
    await userEvent.click(main.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
    expect(await main.findByRole('heading', { name: 'Walnut lounge chair' })).toBeVisible();
    expect(location.search).toBe('?sort=price-drop');
    expect(main.getByRole('textbox')).toHaveValue('');
  });

  it('offers no category where all are of one, and counts one item', async () => {
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([chair]) } });
    const main = await open();
    expect(await main.findByText('1 item saved')).toBeVisible();
    expect(main.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  it('can be a list, in this browser from now on', async () => {
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([chair]) } });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'List' }));
    expect(main.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('favorites_view')).toBe('list');
  });

  it('takes one off at once, and puts it back where it stood', async () => {
    let gone = false;
    const calls = fakeServer({
      ...PREFERENCES,
      [LIST]: () => ({ body: aPage(gone ? [lamp] : [chair, lamp]) }),
      [`DELETE /api/favorites/${chair.id}`]: () => {
        gone = true;
        return { status: 204 };
      },
      [`PUT /api/favorites/${chair.id}`]: () => {
        gone = false;
        return { status: 204 };
      },
    });
    const main = await open();
    const card = await cardOf('Walnut lounge chair');
    await userEvent.click(card.getByRole('button', { name: 'Favorite: Walnut lounge chair' }));
    await waitFor(() => expect(main.queryByText('Walnut lounge chair')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main.findByText('Walnut lounge chair')).toBeVisible();
    expect(calls.find(({ route }) => route.startsWith('PUT /api/favorites'))?.body).toEqual({
      savedAt: chair.savedAt,
      savedPrice: 120,
    });
  });

  it('shows again what could not be taken off, and says so', async () => {
    fakeServer({
      ...PREFERENCES,
      [LIST]: { body: aPage([chair]) },
      [`DELETE /api/favorites/${chair.id}`]: 'network-error',
    });
    await open();
    await userEvent.click((await cardOf('Walnut lounge chair')).getByRole('button'));
    expect(await screen.findByText('Failed to update favorites. Please try again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Walnut lounge chair' })).toBeVisible();
  });

  it('shows both again when two could not be taken off', async () => {
    const failed = Promise.withResolvers<'network-error'>();
    fakeServer({
      ...PREFERENCES,
      [LIST]: { body: aPage([chair, lamp]) },
      [`DELETE /api/favorites/${chair.id}`]: () => failed.promise,
      'DELETE /api/favorites/lamp': () => failed.promise,
    });
    const main = await open();
    await userEvent.click((await cardOf('Walnut lounge chair')).getByRole('button'));
    await userEvent.click((await cardOf('Bedside lamp')).getByRole('button'));
    await waitFor(() => expect(main.queryByText('Bedside lamp')).toBeNull());
    failed.resolve('network-error');
    expect(await main.findByText('Bedside lamp')).toBeVisible();
    expect(await main.findByText('Walnut lounge chair')).toBeVisible();
  });

  it('goes on page by page', async () => {
    fakeServer({
      ...PREFERENCES,
      [LIST]: (_, search) => ({
        body: search.has('cursor')
          ? { items: [lamp], nextCursor: null, alike: [] }
          : aPage([chair], { nextCursor: 'next', saved: 2 }),
      }),
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Show more' }));
    expect(await main.findByText('Bedside lamp')).toBeVisible();
    expect(main.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is told of price drops by a switch, which is the preference of that kind', async () => {
    const calls = fakeServer({
      ...PREFERENCES,
      [LIST]: { body: aPage([chair]) },
      [SAVE]: (body) => ({ body }),
    });
    const main = await open();
    const told = await main.findByRole('switch', { name: 'Tell me when a price drops' });
    expect(told).toBeChecked();
    await userEvent.click(told);
    await waitFor(() => expect(calls.at(-1)?.route).toBe(SAVE));
    expect(calls.at(-1)?.body).toMatchObject({ kinds: [{ kind: 'listing', inApp: false, byMail: false }] });
    expect(told).not.toBeChecked();
  });

  it('says how to begin when there is nothing', async () => {
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([], { categories: [] }) } });
    const main = await open('/favorites', aGuestSession());
    expect(await main.findByText('No favorites yet')).toBeVisible();
    expect(main.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/listings');
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    let down = true;
    fakeServer({
      ...PREFERENCES,
      [LIST]: () => (down ? refusal(503, 'platform.unavailable') : { body: aPage([chair]) }),
    });
    const main = await open();
    expect(await main.findByText('Failed to load your favorites')).toBeVisible();
    down = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('Walnut lounge chair')).toBeVisible();
  });

  it('is a page of the dashboard, too', async () => {
    fakeServer({ ...PREFERENCES, [LIST]: { body: aPage([chair]) } });
    const [tab] = favorites.dashboardTabs ?? [];
    if (!tab) throw new Error('Favorites are no page of the dashboard.');
    const dashboard = { ...favorites, routes: [{ path: '/dashboard/:tab', page: tab.page }] };
    await renderApp(`/dashboard/${tab.id}`, [dashboard]);
    await signedInAs(aSession());
    expect(await screen.findByText('Walnut lounge chair')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('says to visitors what it needs', async () => {
    fakeServer({});
    await renderApp('/favorites', [favorites, stub('/auth')]);
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  });
});
