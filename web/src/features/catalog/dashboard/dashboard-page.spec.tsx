import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Heart } from 'lucide-react';
import type { OwnListing, OwnListings } from '../../../api/catalog/own-listings';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { holdGuest } from '../../../app/session/stored-guest';
import { dashboard } from './feature';

jest.mock('../../../api/watch-events', () => ({ watchEvents: () => () => undefined }));

const LIST = 'GET /api/my-listings';
const INBOX = 'GET /api/inbox';
const FIGURES = 'GET /api/my-figures';
const WAITING = {
  [FIGURES]: {
    body: {
      days: 7,
      from: '2026-11-09',
      lines: [{ figure: 'views', perDay: Array.from({ length: 14 }, () => 1), before: 7, now: 7 }],
    },
  },
  [INBOX]: { body: { unreadMessages: 4, unreadNotifications: 1 } },
};

const own = (number: number, wanted: Partial<OwnListing> = {}): OwnListing => ({
  id: `listing-${number}`,
  title: `Thing ${number}`,
  price: 12.5,
  category: 'books',
  status: 'active',
  viewCount: 3,
  boostedUntil: null,
  held: false,
  favoriteCount: 0,
  contactCount: 0,
  image: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});
const page = (items: OwnListing[], nextCursor: string | null = null): { body: OwnListings } => ({
  body: {
    items,
    nextCursor,
    totals: { listings: 1234, active: 7, pending: 2, sold: 5, views: 42 },
    publishable: null,
  },
});

const other: Feature = {
  name: 'other',
  namespaces: [],
  routes: [],
  nav: [{ to: '/chat', label: 'nav.messages', places: ['dashboard'], order: 30, access: 'signed-in' }],
  slots: {
    dashboard: () => Promise.resolve(() => <p>What another feature shows</p>),
    'dashboard-overview': () => Promise.resolve(() => <p>What is shown first</p>),
  },
  dashboardTabs: [
    {
      id: 'favorites',
      label: 'tabs.favorites',
      icon: Heart,
      order: 50,
      page: () => Promise.resolve(() => <p>What was saved</p>),
    },
  ],
};

async function open(session = aSession({ email: 'ada.l@example.org' })) {
  await renderApp('/auth', [dashboard, other, stub('/auth'), stub('/chat')]);
  await signedInAs(session);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dashboard' }));
  return within(screen.getByRole('main'));
}

describe('the dashboard', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('welcomes a member by the e-mail, and leads to what features offer', async () => {
    fakeServer({ ...WAITING, [LIST]: page([own(1)]) });
    const main = await open();
    expect(main.getByRole('heading', { level: 1, name: 'Welcome back, ada.l' })).toBeVisible();
    expect(await main.findByText('Thing 1')).toBeVisible();
    expect(main.getByText('What another feature shows')).toBeVisible();
    expect(await main.findByText('What is shown first')).toBeVisible();
    const entries = within(main.getByRole('navigation', { name: 'Dashboard' }));
    expect(entries.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Overview', '/dashboard'],
        ['My Listings', '/dashboard/listings'],
        ['Messages', '/chat'],
        ['Favorites', '/dashboard/favorites'],
      ],
    );
    await userEvent.click(entries.getByRole('link', { name: 'Favorites' }));
    expect(main.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    expect(main.getByText('What was saved')).toBeVisible();
    expect(main.queryByText('What is shown first')).toBeNull();
    expect(entries.getByRole('link', { current: 'page' })).toHaveTextContent('Favorites');
    expect(location.pathname).toBe('/dashboard/favorites');
    expect(document.title).toContain('Favorites');
    act(() => history.back());
    expect(await main.findByRole('heading', { name: 'Welcome back, ada.l' })).toBeVisible();
  });

  it('leads from a page that is not there to its first one', async () => {
    fakeServer({ ...WAITING, [LIST]: page([own(1)]) });
    await renderApp('/dashboard/nonsense', [dashboard]);
    await signedInAs(aSession());
    expect(await screen.findByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  it('welcomes a guest as one, and shows the credentials this browser holds', async () => {
    fakeServer({ ...WAITING, [LIST]: page([]) });
    holdGuest({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' });
    const main = await open(aGuestSession());
    expect(main.getByRole('heading', { name: 'Welcome back, Guest User' })).toBeVisible();
    expect(main.getByText('XY67ZW')).toBeVisible();
    expect(await main.findByText('No listings yet')).toBeVisible();
  });

  it('lists six first, and leads to all of them', async () => {
    const calls = fakeServer({
      ...WAITING,
      [LIST]: page(
        [1, 2, 3, 4, 5, 6].map((number) => own(number)),
        'next',
      ),
    });
    const main = await open();
    expect(await main.findByRole('link', { name: 'All your listings' })).toHaveAttribute(
      'href',
      '/dashboard/listings',
    );
    expect(calls.filter(({ route }) => route === LIST).map(({ search }) => search.get('limit'))).toEqual([
      '6',
    ]);
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    let down = true;
    fakeServer({
      ...WAITING,
      [LIST]: () => (down ? refusal(503, 'platform.unavailable') : page([own(1)])),
    });
    const main = await open();
    expect(await main.findByText('Failed to load dashboard data')).toBeVisible();
    down = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main.getByText('Thing 1')).toBeVisible());
  });

  it('says to visitors what it needs', async () => {
    fakeServer({});
    await renderApp('/dashboard', [dashboard, stub('/auth')]);
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fdashboard',
    );
  });
});
