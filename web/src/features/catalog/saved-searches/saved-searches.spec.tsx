import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedSearchesApi } from '../../../api/catalog/saved-searches.gen';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { savedSearches } from './feature';
import type { SavedSearch } from './saved-searches-data';

const LIST = 'GET /api/saved-searches';

const tellSettled = jest.fn();
const browse: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/listings', page: () => Promise.resolve(() => <Slot name="browse-tools" />) }],
};
const home: Feature = {
  name: 'home',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () =>
        Promise.resolve(() => (
          <Slot
            name="member-sections"
            tellSettled={tellSettled}
            Section={({ title, more, children }) => (
              <section aria-label={title}>
                {more}
                {children}
              </section>
            )}
          />
        )),
    },
  ],
};
const aSearch = (wanted: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 's1',
  name: 'Bikes',
  email: null,
  emailConfirmed: false,
  frequency: 'daily',
  active: true,
  q: 'bike',
  category: 'sporting-goods',
  condition: null,
  minPrice: null,
  maxPrice: 90,
  location: null,
  news: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});
const openPage = async () => {
  const store = await renderApp('/saved-searches', [savedSearches, browse, stub('/auth')]);
  await signedInAs(aSession());
  return store;
};
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Bikes' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

describe('saved searches', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tell what they ask for and what is new, and open as that', async () => {
    const calls = fakeServer({
      [LIST]: {
        body: {
          items: [aSearch({ news: 3 }), aSearch({ id: 's2', name: 'Lamps', active: false, minPrice: 0 })],
        },
      },
      'POST /api/saved-searches/s1/seen': { status: 204 },
    });
    await openPage();
    const link = await screen.findByRole('link', { name: 'Bikes' });
    expect(link).toHaveAttribute('href', '/listings?q=bike&category=sporting-goods&maxPrice=90');
    expect(screen.getByText('3 new')).toBeVisible();
    expect(screen.getAllByText(/^bike · Sporting Goods · (from \$0 · )?up to \$90$/)).toHaveLength(2);
    expect(screen.getByText('Paused')).toBeVisible();
    await userEvent.click(link);
    await waitFor(() =>
      expect(calls.some(({ route }) => route === 'POST /api/saved-searches/s1/seen')).toBe(true),
    );
  });

  it('are changed, paused and deleted', async () => {
    let items = [aSearch()];
    const calls = fakeServer({
      [LIST]: () => ({ body: { items } }),
      'PUT /api/saved-searches/s1': { body: { id: 's1', confirming: false } },
      'DELETE /api/saved-searches/s1': () => {
        items = [];
        return { status: 204 };
      },
    });
    await openPage();
    await choose('Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit search' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'books');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeVisible();
    await choose('Pause');
    const puts = () => calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()).toMatchObject([
      { category: 'books', active: true },
      { category: 'sporting-goods', active: false },
    ]);
    await choose('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete this search?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No saved searches')).toBeVisible();
    expect(screen.getByText('Search deleted')).toBeVisible();
  });

  it('say that an address is asked again before one goes on', async () => {
    const paused = aSearch({ active: false, email: 'me@example.org' });
    fakeServer({
      [LIST]: { body: { items: [paused] } },
      'PUT /api/saved-searches/s1': { body: { id: 's1', confirming: true } },
    });
    await openPage();
    await choose('Resume');
    expect(await screen.findByText(/we asked me@example.org/)).toBeVisible();
  });

  it('say when they cannot be loaded', async () => {
    fakeServer({ [LIST]: 'network-error' });
    await openPage();
    expect(await screen.findByText('Failed to load your saved searches.')).toBeVisible();
  });

  it('stay when they cannot be read again', async () => {
    fakeServer({ [LIST]: { body: { items: [aSearch()] } } });
    const store = await openPage();
    expect(await screen.findByText('Bikes')).toBeVisible();
    fakeServer({ [LIST]: 'network-error' });
    const { initiate } = savedSearchesApi.endpoints.savedSearches;
    await act(() => store.dispatch(initiate(undefined, { forceRefetch: true })));
    expect(screen.getByText('Bikes')).toBeVisible();
    expect(screen.queryByText('Failed to load your saved searches.')).toBeNull();
  });

  it('with news are on one’s home, and nothing is there without', async () => {
    fakeServer({
      [LIST]: {
        body: { items: [aSearch({ news: 99 }), aSearch({ id: 's2', name: 'Lamps', news: 0 })] },
      },
    });
    await renderApp('/', [home, savedSearches]);
    await signedInAs(aSession());
    const section = within(await screen.findByRole('region', { name: 'New for your searches' }));
    expect(section.getByRole('link', { name: /Bikes\s*99\+ new/ })).toBeVisible();
    expect(section.queryByText('Lamps')).toBeNull();
    expect(section.getByRole('link', { name: 'All saved searches' })).toHaveAttribute(
      'href',
      '/saved-searches',
    );
  });
});
