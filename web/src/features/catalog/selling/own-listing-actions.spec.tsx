import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '#contract/time';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature, OwnedListing, SlotProps } from '../../../app/feature';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { MenuAction } from '../../../ui/menu/menu-item';
import { selling } from './feature';

const ID = '01930000-0000-7000-8000-0000000000a1';
const thing = (wanted: Partial<OwnedListing> = {}): OwnedListing => ({
  id: ID,
  title: 'Walnut lounge chair',
  price: 120.5,
  status: 'active',
  held: false,
  createdAt: new Date(Date.now() - DAY_MS).toISOString(),
  ...wanted,
});
const API = `/api/listings/${ID}`;
const BUYERS = `GET ${API}/buyers`;
const SELL = `POST ${API}/sale`;
const jonas = { id: 'jonas', name: 'Jonas W', avatar: null, agreedPrice: null };
const priya = { id: 'priya', name: 'Priya N', avatar: null, agreedPrice: 95 };

const inList = {
  label: 'What you can do with “Walnut lounge chair”',
  last: <MenuAction onSelect={() => undefined}>Delete</MenuAction>,
};

/** A page that shows what can be done with a listing, as its own page or a list does. */
const pageWith = (listing: OwnedListing, menu?: SlotProps['own-listing']['menu']): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () => Promise.resolve(() => <Slot name="own-listing" listing={listing} menu={menu} />),
    },
  ],
});

const open = (wanted: Partial<OwnedListing> = {}, menu?: SlotProps['own-listing']['menu']) =>
  renderApp('/', [selling, pageWith(thing(wanted), menu)]);
const menu = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'What you can do with “Walnut lounge chair”' }),
  );
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const choose = async (name: string) => {
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const bodies = (calls: ReturnType<typeof fakeServer>, wanted: string) =>
  calls.filter(({ route }) => route === wanted).map(({ body }) => body);

describe('what a seller can do with a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['active', ['Mark as sold', 'Mark as pending']],
    ['pending', ['Mark as sold', 'Available again']],
    ['sold', ['Sell it again']],
  ] as const)('in a list, while it is %s: %s', async (status, words) => {
    fakeServer({});
    await open({ status }, inList);
    expect(await menu()).toEqual([...words, 'Delete']);
  });

  it('renews it after thirty days', async () => {
    const calls = fakeServer({ [`POST ${API}/renewal`]: { status: 204 } });
    await open({ createdAt: new Date(Date.now() - 30 * DAY_MS).toISOString() }, inList);
    await choose('Renew');
    expect(await screen.findByText('“Walnut lounge chair” is among the newest again')).toBeVisible();
    expect(bodies(calls, `POST ${API}/renewal`)).toHaveLength(1);
  });

  it('keeps it for somebody, which can be undone', async () => {
    const calls = fakeServer({
      [`POST ${API}/reservation`]: { status: 204 },
      [`DELETE ${API}/reservation`]: { status: 204 },
    });
    await open();
    await choose('Mark as pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Walnut lounge chair” is for sale again')).toBeVisible();
    expect(calls.map(({ route }) => route)).toEqual([`POST ${API}/reservation`, `DELETE ${API}/reservation`]);
  });

  it('offers again what it kept itself, which can be undone', async () => {
    const calls = fakeServer({
      [`POST ${API}/reservation`]: { status: 204 },
      [`DELETE ${API}/reservation`]: { status: 204 },
    });
    await open({ status: 'pending' });
    await choose('Available again');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Walnut lounge chair” is marked as pending')).toBeVisible();
    expect(calls.map(({ route }) => route)).toEqual([`DELETE ${API}/reservation`, `POST ${API}/reservation`]);
  });

  it('asks before it calls off what was agreed, which cannot be undone', async () => {
    const calls = fakeServer({ [`DELETE ${API}/reservation`]: { status: 204 } });
    await open({ status: 'pending', held: true });
    await choose('Available again');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it for them' }));
    expect(calls).toEqual([]);
    await choose('Available again');
    const dialog = within(await screen.findByRole('dialog', { name: 'Call off what you agreed on?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Available again' }));
    expect(await screen.findByText('“Walnut lounge chair” is for sale again')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why something is refused', async () => {
    fakeServer({ [`POST ${API}/reservation`]: refusal(409, 'catalog.listing-not-for-sale') });
    await open();
    await choose('Mark as pending');
    expect(await screen.findByText('This item is not for sale any more.')).toBeVisible();
  });

  it('sells it on its page, for its price and to nobody known unless told otherwise', async () => {
    const calls = fakeServer({
      [BUYERS]: { body: { items: [jonas] } },
      [SELL]: { status: 201, body: { id: 's' } },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as sold' }));
    expect(await dialog.findByLabelText('Sold for')).toHaveValue('120.50');
    expect(dialog.getByLabelText('Bought by')).toHaveDisplayValue('Somebody else');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('Sold. Well done!')).toBeVisible();
    expect(bodies(calls, SELL)).toEqual([{ price: 120.5, buyerId: null, hidden: false }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sells it for what was agreed, to whom it was agreed with', async () => {
    const calls = fakeServer({
      [BUYERS]: { body: { items: [priya, jonas] } },
      [SELL]: { status: 201, body: { id: 's' } },
    });
    await open({ status: 'pending' });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByLabelText('Sold for')).toHaveValue('95');
    expect(screen.getByLabelText('Bought by')).toHaveDisplayValue('Priya N, agreed on $95');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show this sale to everybody' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('Sold. Well done!')).toBeVisible();
    expect(bodies(calls, SELL)).toEqual([{ price: 95, buyerId: 'priya', hidden: true }]);
  });

  it('is sold and shipped at once, to somebody found here, with the number of the parcel', async () => {
    const SHIPPED = 'POST /api/orders/shipped';
    const calls = fakeServer({
      [BUYERS]: { body: { items: [priya, jonas] } },
      [SHIPPED]: { status: 201, body: { id: 'o' } },
    });
    await open({ status: 'pending' });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Bought by'), 'Somebody else');
    expect(dialog.queryByRole('checkbox', { name: 'I have shipped it' })).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Bought by'), 'Jonas W');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have shipped it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(dialog.getByLabelText('Tracking number')).toHaveAccessibleDescription(
      'Please enter the tracking number.',
    );
    await userEvent.type(dialog.getByLabelText('Tracking number'), '1Z999AA10123456784');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('Sold. Well done!')).toBeVisible();
    expect(bodies(calls, SHIPPED)).toEqual([
      {
        listingId: ID,
        buyerId: 'jonas',
        priceCents: 9500,
        hidden: false,
        carrier: null,
        trackingNumber: '1Z999AA10123456784',
      },
    ]);
    expect(bodies(calls, SELL)).toEqual([]);
  });

  it.each(['', 'a lot', '-5', '1000000'])('takes no %s for a price', async (typed) => {
    const calls = fakeServer({ [BUYERS]: { body: { items: [] } } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    const price = await screen.findByLabelText('Sold for');
    expect(screen.queryByLabelText('Bought by')).toBeNull();
    await userEvent.clear(price);
    if (typed) await userEvent.type(price, typed);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as sold' }));
    expect(price).toHaveAccessibleDescription(/Please enter a valid price\./);
    expect(bodies(calls, SELL)).toEqual([]);
  });

  it('puts a refusal under its field', async () => {
    fakeServer({
      [BUYERS]: { body: { items: [jonas] } },
      [SELL]: refusal(422, 'platform.invalid-input', {
        issues: [{ field: 'buyerId', code: 'buyer-unknown' }],
      }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    await screen.findByLabelText('Bought by');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('Choose somebody who wrote to you about this item')).toBeVisible();
  });

  it('asks who wrote again when that could not be loaded', async () => {
    let down = true;
    fakeServer({
      [BUYERS]: () => (down ? refusal(503, 'platform.unavailable') : { body: { items: [jonas] } }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('The people who wrote to you could not be loaded')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Bought by')).toBeVisible();
  });

  it('asks before a sale is taken back', async () => {
    const calls = fakeServer({ [`DELETE ${API}/sale`]: { status: 204 } });
    await open({ status: 'sold' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sell it again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'It is sold' }));
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sell it again' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sell it again' }));
    expect(await screen.findByText('“Walnut lounge chair” is for sale again')).toBeVisible();
  });
});
