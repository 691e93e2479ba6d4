import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShipToShape } from '#contract/monetization/orders';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aLockedEntry, anEntry, anOrder, aPast } from '../../../../api/monetization/an-order';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { orders } from '../feature';

const LIST = 'GET /api/orders';
const { id: ORDER } = anOrder();
const pageOf = (items: unknown[], more: object = {}) => ({
  body: { items, nextCursor: null, counts: { open: items.length, waiting: 1 }, ...more },
});

async function open(address: string, routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ 'POST /api/auth/refresh': { body: aSession() }, ...routes });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address, [orders, stub('/listings'), stub('/pricing')]);
  return calls;
}

describe('the pages of orders', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('list what was bought, and what was sold where that is asked for', async () => {
    const calls = await open('/orders', { [LIST]: pageOf([anEntry()]) });
    const list = await screen.findByRole('list', { name: 'Orders' });
    expect(within(list).getByText('Shipped')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Confirm receipt: Walnut lounge chair' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Sold' }));
    await screen.findByRole('list', { name: 'Orders' });
    const asked = calls.filter(({ route }) => route === LIST).map(({ search }) => `${search}`);
    expect(asked).toEqual(['side=buyer&when=open', 'side=seller&when=open']);
  });

  it('say that there is none, or that they could not be loaded', async () => {
    await open('/orders', { [LIST]: pageOf([]) });
    expect(await screen.findByText('No open orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Listings' })).toBeVisible();
    forgetEverything();
    document.body.replaceChildren();
    await open('/orders', { [LIST]: refusal(503, 'platform.unavailable') });
    expect(await screen.findByText('Failed to load orders')).toBeVisible();
  });

  it('show what a plan does not follow as a title', async () => {
    await open('/orders?side=seller', {
      [LIST]: pageOf([anEntry({ side: 'seller', may: [] }), { ...aLockedEntry(), id: 'locked' }]),
    });
    expect(await screen.findByText('Your plan follows 3 open orders')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  });

  it('show one order: address, parcel, and that payment is between the two', async () => {
    const order = anOrder({
      issue: { reason: 'damaged', text: 'The leg is broken.', photos: [], answer: 'Sorry!' },
    });
    await open(`/orders/${ORDER}`, { [`GET /api/orders/${ORDER}`]: { body: order } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Walnut lounge chair' })).toBeVisible();
    expect(screen.getByText('12 Blue Door Lane')).toBeVisible();
    expect(screen.getAllByText('1Z999AA10123456784')[0]).toBeVisible();
    expect(screen.getByText('The leg is broken.')).toBeVisible();
    expect(screen.getByText(/We hold no money/)).toBeVisible();
  });

  it('tell what happened to one: when, by whom, and what was said', async () => {
    const { history } = anOrder();
    const order = anOrder({
      history: [
        ...history,
        aPast({
          event: 'reported',
          by: 'buyer',
          at: '2026-11-22T10:00:00.000Z',
          reason: 'damaged',
          words: 'The leg is broken.',
        }),
        aPast({
          event: 'resolved',
          by: 'seller',
          at: '2026-11-22T11:00:00.000Z',
          words: 'A new leg is coming.',
        }),
        aPast({ event: 'delivered', by: null, at: '2026-12-22T11:00:00.000Z' }),
      ],
    });
    await open(`/orders/${ORDER}`, { [`GET /api/orders/${ORDER}`]: { body: order } });
    const table = await screen.findByRole('table', { name: 'History' });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) => within(row).getAllByRole('cell').slice(1));
    expect(cells.map(([who, what]) => `${who?.textContent}: ${what?.textContent}`)).toEqual([
      'You: Shipping requested',
      'Theo: Shipping agreed',
      'Theo: Shipped1Z999AA10123456784',
      'You: Issue reportedIt is damagedThe leg is broken.',
      'Theo: Issue marked as resolvedA new leg is coming.',
      'Automatically: Marked as delivered',
    ]);
    expect(within(rows[0] as HTMLElement).getByText(/Nov 20, 2026/)).toBeVisible();
  });

  it('give a name to one whose seller has left, which leads to it', async () => {
    const { seller } = anOrder();
    const entry = anEntry({ title: '', seller: { ...seller, name: '' } });
    await open('/orders', { [LIST]: pageOf([entry]) });
    const link = await screen.findByRole('link', { name: 'Details: Order' });
    expect(link).toHaveTextContent('Order');
    expect(screen.getByRole('button', { name: 'Confirm receipt: Order' })).toBeVisible();
  });

  it('lead to the plans where one is locked', async () => {
    await open(`/orders/${ORDER}`, {
      [`GET /api/orders/${ORDER}`]: refusal(402, 'monetization.order-locked', {
        params: { feature: 'order-tracking', tier: 'premium', limit: 3 },
      }),
    });
    expect(await screen.findByText('This order is not followed by your plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      `/pricing?next=${encodeURIComponent(`/orders/${ORDER}`)}`,
    );
  });

  it('are asked for again where nobody can say which plan it is', async () => {
    await open(`/orders/${ORDER}`, {
      [`GET /api/orders/${ORDER}`]: refusal(402, 'platform.plan-not-verified', {
        params: { feature: 'order-tracking', tier: 'premium' },
      }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  });

  it.each([
    ['the page', ''],
    ['the packing slip', '/packing-slip'],
  ])('say in the place of %s of one that it is gone, and lead back to the others', async (_, of) => {
    await open(`/orders/${ORDER}${of}`, {
      [`GET /api/orders/${ORDER}`]: refusal(404, 'monetization.order-not-found'),
    });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  it.each(['US', 'CA'])('leave no gap where the state of an address in %s is not named', async (country) => {
    const shipTo = { ...(anOrder().shipTo as ShipToShape), region: '', country };
    await open(`/orders/${ORDER}`, { [`GET /api/orders/${ORDER}`]: { body: anOrder({ shipTo }) } });
    const town = await screen.findByText(/^Wrenfield/);
    expect(town.textContent).toBe('Wrenfield, 01301');
  });

  it('print a packing slip with the address', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    await open(`/orders/${ORDER}/packing-slip`, {
      [`GET /api/orders/${ORDER}`]: { body: anOrder({ side: 'seller', status: 'pending_shipment' }) },
    });
    expect(await screen.findByRole('heading', { name: 'Packing slip' })).toBeVisible();
    expect(screen.getByText('Wrenfield, MA 01301')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });
});
