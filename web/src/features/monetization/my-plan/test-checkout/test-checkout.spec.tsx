import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { TestCheckout } from '../../../../api/monetization/my-plan';
import { keepWayBack } from '../../../../app/plans/way-back-after-paying';
import { aSession, forgetEverything, goHome, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { testCheckout } from '../feature';

const READ = 'GET /api/test-checkouts/c1';
const SETTLE = 'POST /api/test-checkouts/c1';
const aCheckout = (wanted: Partial<TestCheckout> = {}): TestCheckout => ({
  id: 'c1',
  tier: 'premium',
  cycle: 'yearly',
  amountCents: 4000,
  couponCents: 500,
  dueCents: 3500,
  currency: 'usd',
  status: 'open',
  ...wanted,
});

async function open(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({
    [READ]: { body: aCheckout() },
    'POST /api/auth/refresh': { body: aSession() },
    ...routes,
  });
  await renderApp('/test-checkout/c1', [testCheckout, stub('/'), stub('/pricing'), stub('/subscription')]);
  await signedInAs(aSession());
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the test checkout', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    jest.restoreAllMocks();
  });

  it('says that it is one, and what is to be paid', async () => {
    await open({});
    expect(await screen.findByText('This is a test')).toBeVisible();
    expect(screen.getByText(/No money moves, and no card is asked for/)).toBeVisible();
    const terms = await screen.findAllByRole('term');
    const lines = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual(['Premium, a year: $40', 'Coupon: -$5', 'To pay: $35']);
    expect(document.title).toContain('Test checkout');
  });

  it('is paid once, and goes on to the plan, which waits to hear of it', async () => {
    const calls = await open({ [SETTLE]: { body: aCheckout({ status: 'paid' }) } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $35' }));
    expect(await screen.findByText('Arrived at /subscription')).toBeVisible();
    expect(location.search).toBe('?checkout=c1');
    expect(calls.filter(({ route }) => route === SETTLE).map(({ body }) => body)).toEqual([
      { outcome: 'pay' },
    ]);
  });

  it('fails like a card, changes nothing and can be tried again', async () => {
    await open({
      [SETTLE]: (body) =>
        (body as { outcome: string }).outcome === 'fail'
          ? refusal(409, 'monetization.payment-failed')
          : { body: aCheckout({ status: 'paid' }) },
    });
    await press('The card fails');
    expect(await screen.findByText('The payment did not go through')).toBeVisible();
    expect(shownToast()).toBeNull();
    await press('Pay $35');
    expect(await screen.findByText('Arrived at /subscription')).toBeVisible();
  });

  it('leaves whoever has gone elsewhere before it was paid where they are', async () => {
    const paid = Promise.withResolvers<{ body: TestCheckout }>();
    const calls = await open({ [SETTLE]: () => paid.promise });
    await press('Pay $35');
    await goHome();
    paid.resolve({ body: aCheckout({ status: 'paid' }) });
    await waitFor(() => expect(calls.at(-1)?.route).toBe('POST /api/auth/refresh'));
    expect(location.pathname).toBe('/');
  });

  it('leads back to the plans without a payment', async () => {
    const calls = await open({ [SETTLE]: { body: aCheckout({ status: 'abandoned' }) } });
    keepWayBack('/orders/7');
    await press('Back without paying');
    expect(await screen.findByText('Arrived at /pricing')).toBeVisible();
    expect(location.search).toBe('?next=%2Forders%2F7');
    expect(calls.find(({ route }) => route === SETTLE)?.body).toEqual({ outcome: 'abandon' });
  });

  it.each([
    ['paid', 'This checkout is paid', 'To your plan', '/subscription'],
    ['abandoned', 'This checkout is over', 'See the plans', '/pricing'],
  ] as const)('that is %s already takes no payment', async (status, words, link, href) => {
    await open({ [READ]: { body: aCheckout({ status }) } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is not there where it is not offered', async () => {
    await open({ [READ]: refusal(404, 'monetization.checkout-not-found') });
    expect(await screen.findByText('This checkout was not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says when it cannot be loaded', async () => {
    let fails = true;
    await open({
      [READ]: () => (fails ? refusal(500, 'platform.internal') : { body: aCheckout() }),
    });
    expect(await screen.findByText('The checkout could not be loaded')).toBeVisible();
    fails = false;
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $35' })).toBeVisible());
  });
});
