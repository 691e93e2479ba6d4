import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aLockedEntry, anEntry, anOrder } from '../../../../api/monetization/an-order';
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

  it('show one order: address, parcel, timeline, and that payment is between the two', async () => {
    const order = anOrder({
      issue: { reason: 'damaged', text: 'The leg is broken.', photos: [], answer: 'Sorry!' },
    });
    await open(`/orders/${ORDER}`, { [`GET /api/orders/${ORDER}`]: { body: order } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Walnut lounge chair' })).toBeVisible();
    expect(screen.getByText('12 Blue Door Lane')).toBeVisible();
    expect(screen.getByText('1Z999AA10123456784')).toBeVisible();
    expect(screen.getByText('The leg is broken.')).toBeVisible();
    expect(screen.getByText(/We hold no money/)).toBeVisible();
  });

  it('lead to the plans where one is locked, and say so where it is gone', async () => {
    await open(`/orders/${ORDER}`, {
      [`GET /api/orders/${ORDER}`]: refusal(402, 'monetization.order-locked', {
        params: { feature: 'order-tracking', tier: 'premium', limit: 3 },
      }),
    });
    expect(await screen.findByText('This order is not followed by your plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
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
