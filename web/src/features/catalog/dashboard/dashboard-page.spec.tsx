import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const WAITING = { [INBOX]: { body: { unreadMessages: 4, unreadNotifications: 1 } } };

const own = (number: number, wanted: Partial<OwnListing> = {}): OwnListing => ({
  id: `listing-${number}`,
  title: `Thing ${number}`,
  price: 12.5,
  category: 'books',
  status: 'active',
  viewCount: 3,
  image: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});
const page = (items: OwnListing[], nextCursor: string | null = null): { body: OwnListings } => ({
  body: { items, nextCursor, totals: { listings: 1234, active: 7, views: 42 }, publishable: null },
});

const bots: Feature = {
  name: 'bots',
  namespaces: [],
  routes: [],
  slots: { dashboard: () => Promise.resolve(() => <h2>What another feature shows</h2>) },
};

async function open(session = aSession({ email: 'ada.l@example.org' })) {
  await renderApp('/auth', [dashboard, bots, stub('/auth')]);
  await signedInAs(session);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dashboard' }));
  return within(screen.getByRole('main'));
}
const figure = (main: Awaited<ReturnType<typeof open>>, name: string) =>
  main.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('the dashboard', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('welcomes a member by the e-mail, with four figures', async () => {
    fakeServer({ ...WAITING, [LIST]: page([own(1)]) });
    const main = await open();
    expect(main.getByRole('heading', { name: 'Welcome back, ada.l' })).toBeVisible();
    expect(await main.findByText('Thing 1')).toBeVisible();
    expect(figure(main, 'Total Listings')).toBe('1,234');
    expect(figure(main, 'Active Listings')).toBe('7');
    expect(figure(main, 'Total Views')).toBe('42');
    expect(await main.findByText('4')).toBeVisible();
    expect(figure(main, 'Messages')).toBe('4');
    expect(main.getByText('What another feature shows')).toBeVisible();
  });

  it('welcomes a guest as one, and shows the credentials this browser holds', async () => {
    fakeServer({ ...WAITING, [LIST]: page([]) });
    holdGuest({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' });
    const main = await open(aGuestSession());
    expect(main.getByRole('heading', { name: 'Welcome back, Guest User' })).toBeVisible();
    expect(main.getByText('XY67ZW')).toBeVisible();
    expect(await main.findByText('No listings yet')).toBeVisible();
  });

  it('lists six first, and more when asked', async () => {
    const calls = fakeServer({
      ...WAITING,
      [LIST]: (_, search) =>
        search.has('cursor')
          ? page([own(7, { status: 'sold', viewCount: 1 })])
          : page(
              [1, 2, 3, 4, 5, 6].map((number) => own(number)),
              'next',
            ),
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Show more' }));
    const row = within((await main.findByText('Thing 7')).closest('li') as HTMLElement);
    expect(row.getByText('Sold')).toBeVisible();
    expect(row.getByText(/^1 view ·/)).toBeVisible();
    expect(row.getByRole('link', { name: 'Edit: Thing 7' })).toHaveAttribute(
      'href',
      '/create-listing?edit=listing-7',
    );
    expect(calls.filter(({ route }) => route === LIST).map(({ search }) => search.get('limit'))).toEqual([
      '6',
      null,
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
    expect(await main.findByText('Thing 1')).toBeVisible();
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
