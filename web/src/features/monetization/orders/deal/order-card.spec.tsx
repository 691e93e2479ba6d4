import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderMove } from '#contract/monetization/orders';
import { type FakeCall, fakeServer, refusal } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { aLockedEntry, anEntry, anOrder } from '../../../../api/monetization/an-order';
import { type OrderEntry, useOrdersWithQuery } from '../../../../api/monetization/orders';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { orders } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const THEO = '01930000-0000-7000-8000-000000000002';
const WITH = `GET /api/orders/with/${THEO}`;
const { id: ORDER } = anOrder();
const route = (move: OrderMove) => `POST /api/orders/${ORDER}/${move}`;

/** A conversation as far as it concerns orders. */
function Thread() {
  const { data } = useOrdersWithQuery({ id: THEO });
  const entry = data?.items[0];
  return entry ? <Slot name="thread-order" entry={entry} /> : <p>No order</p>;
}
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/chat', page: () => Promise.resolve(Thread) }],
};

async function open(entry: OrderEntry, routes: Parameters<typeof fakeServer>[0] = {}): Promise<FakeCall[]> {
  const calls = fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    [WITH]: { body: { items: [entry] } },
    ...routes,
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp('/chat', [page, orders]);
  await screen.findByRole('region', { name: 'Order' });
  return calls;
}
const card = () => within(screen.getByRole('region', { name: 'Order' }));
const press = (name: string) => userEvent.click(card().getByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const sent = (calls: FakeCall[], move: OrderMove) =>
  calls.filter((call) => call.route === route(move)).map(({ body }) => body);

describe('the order over a conversation', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('says how far it has come, and leads to the parcel', async () => {
    await open(anEntry());
    expect(card().getByRole('list', { name: 'Steps' })).toHaveTextContent(
      /Agreed.*Shipped.*Delivered.*Review/,
    );
    expect(card().getByText(/It is on its way. Confirm when you have it; on Dec 21, 2026/)).toBeVisible();
    expect(card().getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    );
  });

  it('asks its buyer before the receipt is confirmed', async () => {
    const calls = await open(anEntry(), { [route('confirm')]: { body: anEntry({ status: 'delivered' }) } });
    await press('Confirm receipt');
    const dialog = await inDialog();
    expect(sent(calls, 'confirm')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm receipt' }));
    expect(await screen.findByText('Receipt confirmed')).toBeVisible();
    expect(sent(calls, 'confirm')).toHaveLength(1);
  });

  it('passes the focus on to what may be done next', async () => {
    let entry = anEntry({ may: ['confirm'] });
    await open(entry, {
      [WITH]: () => ({ body: { items: [entry] } }),
      [route('confirm')]: () => {
        entry = anEntry({ status: 'delivered', may: ['report'] });
        return { body: entry };
      },
    });
    await press('Confirm receipt');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Confirm receipt' }));
    const next = await card().findByRole('button', { name: 'Report an issue' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('says what the spec says when it fails', async () => {
    await open(anEntry(), { [route('confirm')]: refusal(409, 'monetization.order-changed') });
    await press('Confirm receipt');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Confirm receipt' }));
    expect(await screen.findByText('Failed to update order')).toBeVisible();
  });

  it('takes the number of the parcel from its seller; cancelled or left empty it does nothing', async () => {
    const entry = anEntry({
      side: 'seller',
      status: 'pending_shipment',
      tracking: null,
      may: ['cancel', 'ship'],
    });
    const calls = await open(entry, { [route('ship')]: { body: anEntry({ side: 'seller' }) } });
    await press('Mark as shipped');
    let dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Mark as shipped');
    dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
    expect(sent(calls, 'ship')).toEqual([]);

    await press('Mark as shipped');
    dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText(/Tracking number/), '9400 1000 0000 0000 0000 00');
    expect(dialog.getByLabelText('Carrier')).toHaveDisplayValue('USPS');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('Marked as shipped')).toBeVisible();
    expect(sent(calls, 'ship')).toEqual([{ trackingNumber: '9400 1000 0000 0000 0000 00', carrier: null }]);
  });

  it.each([
    ['keeps the carrier that its seller chose', 'AB1234', 'dhl', 'AB1235', 'DHL', 'dhl'],
    [
      'tells the carrier anew where the number told it',
      '1Z999AA10123456784',
      'ups',
      '9999',
      'Other carrier',
      null,
    ],
  ] as const)('%s when the number is corrected', async (_, number, carrier, corrected, shown, said) => {
    const tracking = { number, carrier, url: null };
    const entry = anEntry({ side: 'seller', tracking, may: ['track'] });
    const calls = await open(entry, { [route('track')]: { body: entry } });
    await press('Change tracking number');
    const dialog = await inDialog();
    const field = dialog.getByLabelText(/Tracking number/);
    await userEvent.clear(field);
    await userEvent.type(field, corrected);
    expect(dialog.getByLabelText('Carrier')).toHaveDisplayValue(shown);
    await userEvent.click(dialog.getByRole('button', { name: 'Change tracking number' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(calls, 'track')).toEqual([{ trackingNumber: corrected, carrier: said }]);
  });

  it('asks its buyer where to, and names what is missing', async () => {
    const entry = anEntry({
      status: 'pending_shipment',
      shipTo: null,
      may: ['cancel', 'address', 'confirm'],
    });
    const calls = await open(entry, {
      [route('address')]: { body: anEntry({ status: 'pending_shipment' }) },
    });
    await press('Enter address');
    const dialog = await inDialog();
    const fill = (label: RegExp, words: string) => userEvent.type(dialog.getByLabelText(label), words);
    await fill(/Full name/, 'Mara K');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(dialog.getAllByText('Please fill in all required fields')).toHaveLength(3);
    await fill(/Street/, '12 Blue Door Lane');
    await fill(/Postal code/, '01301');
    await fill(/City/, 'Wrenfield');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Address saved')).toBeVisible();
    expect(sent(calls, 'address')).toEqual([
      {
        shipTo: {
          name: 'Mara K',
          line1: '12 Blue Door Lane',
          line2: '',
          city: 'Wrenfield',
          region: '',
          postalCode: '01301',
          country: 'US',
        },
      },
    ]);
  });

  it('reports an issue with its reason', async () => {
    const calls = await open(anEntry(), {
      [route('report')]: { body: anEntry({ status: 'issue_reported' }) },
    });
    await press('More');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report an issue' }));
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Report an issue' }));
    expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/What is wrong/), 'damaged');
    await userEvent.click(dialog.getByRole('button', { name: 'Report an issue' }));
    expect(await screen.findByText('Issue reported')).toBeVisible();
    expect(sent(calls, 'report')).toEqual([{ reason: 'damaged', text: '', imageIds: [] }]);
  });

  it.each([
    ['reserved', null, 'The item stays reserved until you offer it again.'],
    [
      'sold',
      '01930000-0000-7000-8000-0000000000e1',
      'It stays marked as sold until you put it up for sale again.',
    ],
  ])('says of what is refunded that it stays %s, before and after', async (_, saleId, stays) => {
    const order = { side: 'seller', saleId } as const;
    let entry = anEntry({ ...order, status: 'issue_reported', may: ['refund'] });
    await open(entry, {
      [WITH]: () => ({ body: { items: [entry] } }),
      [route('refund')]: () => {
        entry = anEntry({ ...order, status: 'refunded', may: [] });
        return { body: entry };
      },
    });
    await press('Mark as refunded');
    const dialog = await inDialog();
    expect(dialog.getByText(`You give the money back yourself: we hold none. ${stays}`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await card().findByText(`You refunded Mara. ${stays}`)).toBeVisible();
  });

  it('has a name and promises nothing where its seller has left', async () => {
    const { seller } = anOrder();
    await open(anEntry({ title: '', seller: { ...seller, name: '' }, may: ['report'] }));
    expect(card().getByRole('link', { name: 'Open order: Order' })).toHaveTextContent('Order');
    await press('Report an issue');
    expect((await inDialog()).getByText(/^The seller has left: nobody answers any more\./)).toBeVisible();
  });

  it('is a title and a way to the plans for a seller whose plan does not follow it', async () => {
    await open(aLockedEntry());
    expect(card().getByText('Walnut lounge chair')).toBeVisible();
    expect(card().getByText('Your plan follows 3 open orders')).toBeVisible();
    expect(card().getByRole('link', { name: /See plans/ })).toHaveAttribute('href', '/pricing?next=%2Fchat');
    expect(card().queryByRole('button')).toBeNull();
  });
});
