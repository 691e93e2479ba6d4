import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import type { OwnListing, OwnListings } from '../../../../api/catalog/own-listings';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { IconButton } from '../../../../ui/button';
import { Menu } from '../../../../ui/menu/menu';
import { dashboard } from '../feature';

jest.mock('../../../../api/watch-events', () => ({ watchEvents: () => () => undefined }));

const LIST = 'GET /api/my-listings';
const DELETE = 'DELETE /api/listings/listing-1';
const WAITING = { 'GET /api/inbox': { body: { unreadMessages: 4, unreadNotifications: 1 } } };

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
const TOTALS = { listings: 1234, active: 7, pending: 2, sold: 5, views: 42 };
const page = (items: OwnListing[], nextCursor: string | null = null, totals = TOTALS) => ({
  body: { items, nextCursor, totals, publishable: null } satisfies OwnListings,
});

/** What another feature lets a seller do with a listing, once it is `there`. */
const sellingOnce = (there: Promise<void>): Feature => ({
  name: 'selling',
  namespaces: [],
  routes: [],
  slots: {
    'own-listing': () =>
      Promise.resolve(({ menu }) => {
        use(there);
        return (
          <Menu
            label=""
            renderTrigger={(props) => (
              <IconButton label={menu?.label ?? ''} {...props}>
                ⋯
              </IconButton>
            )}
          >
            {menu?.last}
          </Menu>
        );
      }),
  },
});
const selling = sellingOnce(Promise.resolve());

async function open(query = '', others = selling, at = '/dashboard/listings') {
  await renderApp(`${at}${query}`, [dashboard, others]);
  await signedInAs(aSession());
  return within(screen.getByRole('main'));
}

const more = (main: Awaited<ReturnType<typeof open>>, title = 'Thing 1') =>
  main.findByRole('button', { name: `More actions: ${title}` });
async function openMenu(main: Awaited<ReturnType<typeof open>>): Promise<void> {
  await waitFor(async () => expect(await more(main)).toBeEnabled());
  await userEvent.click(await more(main));
}
const figure = (main: Awaited<ReturnType<typeof open>>, name: string) =>
  main.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('the listings of a seller', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('stand beneath four figures, page by page', async () => {
    fakeServer({
      ...WAITING,
      [LIST]: (_, search) =>
        search.has('cursor') ? page([own(7, { status: 'sold', viewCount: 1 })]) : page([own(1)], 'next'),
    });
    const main = await open();
    expect(await main.findByText('Thing 1')).toBeVisible();
    expect(figure(main, 'Total Listings')).toBe('1,234');
    expect(figure(main, 'Active Listings')).toBe('7');
    expect(figure(main, 'Total Views')).toBe('42');
    await waitFor(() => expect(figure(main, 'Messages')).toBe('4'));
    await userEvent.click(main.getByRole('button', { name: 'Show more' }));
    const row = within((await main.findByText('Thing 7')).closest('li') as HTMLElement);
    expect(row.getByText('Sold')).toBeVisible();
    expect(row.getByText(/^1 view ·/)).toBeVisible();
    expect(row.getByRole('link', { name: 'Edit: Thing 7' })).toHaveAttribute(
      'href',
      '/create-listing?edit=listing-7',
    );
  });

  it('stay in sight when more of them cannot be loaded, which is said', async () => {
    fakeServer({
      ...WAITING,
      [LIST]: (_, search) => (search.has('cursor') ? 'network-error' : page([own(1)], 'next')),
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Show more' }));
    expect(await main.findByRole('alert')).toHaveTextContent(/^Network error/);
    expect(main.getByText('Thing 1')).toBeVisible();
    expect(main.getByRole('button', { name: 'Show more' })).toBeEnabled();
  });

  it('are found by state and title, which the address keeps', async () => {
    const calls = fakeServer({
      ...WAITING,
      [LIST]: (_, search) => page(search.get('q') === 'lamp' ? [] : [own(1)]),
    });
    const main = await open('?status=sold');
    expect(await main.findByRole('radio', { name: 'Sold 5' })).toBeChecked();
    await userEvent.click(main.getByRole('radio', { name: 'Pending 2' }));
    await userEvent.type(main.getByRole('textbox', { name: 'Search your listings…' }), 'lamp ');
    expect(await main.findByText('No listing of yours matches.')).toBeVisible();
    expect(location.search).toBe('?status=pending&q=lamp');
    const asked = calls.filter(({ route }) => route === LIST).map(({ search }) => String(search));
    expect(asked).toEqual(['status=sold', 'status=pending', 'status=pending&q=lamp']);
    await userEvent.click(main.getByRole('button', { name: 'Show all' }));
    expect(await main.findByText('Thing 1')).toBeVisible();
    expect(main.getByRole('textbox', { name: 'Search your listings…' })).toHaveValue('');
    expect(location.search).toBe('');
  });

  it('are read anew by who comes back to them: whoever buys changes them as well', async () => {
    let status: OwnListing['status'] = 'active';
    fakeServer({ ...WAITING, [LIST]: () => page([own(1, { status })]) });
    const main = await open();
    const inRow = async () => within((await main.findByText('Thing 1')).closest('li') as HTMLElement);
    expect((await inRow()).getByText('Active')).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'Overview' }));
    expect((await inRow()).getByText('Active')).toBeVisible();
    status = 'sold';
    await userEvent.click(main.getByRole('link', { name: 'My Listings' }));
    expect(await (await inRow()).findByText('Sold')).toBeVisible();
    status = 'pending';
    await userEvent.click(main.getByRole('link', { name: 'Overview' }));
    expect(await (await inRow()).findByText('Pending')).toBeVisible();
  });

  it.each(['/dashboard/listings', '/dashboard'])(
    'are deleted when the seller has said so twice, on %s',
    async (at) => {
      let gone = false;
      const calls = fakeServer({
        ...WAITING,
        [LIST]: () => page(gone ? [own(2)] : [own(1), own(2)]),
        [DELETE]: () => {
          gone = true;
          return { status: 204 };
        },
      });
      const main = await open('', selling, at);
      await openMenu(main);
      await userEvent.click(main.getByRole('menuitem', { name: 'Delete' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Delete this listing?' }));
      expect(dialog.getByText(/“Thing 1” will be gone/)).toBeVisible();
      expect(calls.some(({ route }) => route === DELETE)).toBe(false);
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Listing deleted')).toBeVisible();
      await waitFor(() => expect(main.queryByText('Thing 1')).toBeNull());
      await waitFor(async () => expect(await more(main, 'Thing 2')).toHaveFocus());
    },
  );

  it('have no menu before all of it is there', async () => {
    fakeServer({ ...WAITING, [LIST]: page([own(1)]) });
    const there = Promise.withResolvers<void>();
    const main = await open('', sellingOnce(there.promise));
    expect(await more(main)).toBeDisabled();
    there.resolve();
    await openMenu(main);
    expect(main.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });

  it('stay when they cannot be deleted', async () => {
    fakeServer({
      ...WAITING,
      [LIST]: page([own(1)]),
      [DELETE]: refusal(503, 'platform.unavailable'),
    });
    const main = await open();
    await openMenu(main);
    await userEvent.click(main.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting listing')).toBeVisible();
    expect(main.getByText('Thing 1')).toBeVisible();
  });

  it('may be none', async () => {
    fakeServer({ ...WAITING, [LIST]: page([], null, { ...TOTALS, listings: 0 }) });
    const main = await open();
    expect(await main.findByText('No listings yet')).toBeVisible();
  });

  it('say so when they cannot be loaded, and try again', async () => {
    let down = true;
    fakeServer({ ...WAITING, [LIST]: () => (down ? refusal(503, 'platform.unavailable') : page([own(1)])) });
    const main = await open();
    expect(await main.findByText('Failed to load dashboard data')).toBeVisible();
    down = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('Thing 1')).toBeVisible();
  });
});
