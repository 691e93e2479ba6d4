import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aPlan, noPlan } from '../../../../api/monetization/a-plan';
import { refreshSession } from '../../../../api/refresh-session';
import { keepWayBack, keptWayBack } from '../../../../app/plans/way-back-after-paying';
import { aGuestSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { choosePlan } from '../feature';
import { aQuote, bodies, CHECKOUT, dialog, lines, open, press, QUOTE } from './render-choice';

const left: string[] = [];
jest.mock('../../../../browser/leave-for', () => ({ leaveFor: (address: string) => left.push(address) }));

describe('choosing a plan', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    left.length = 0;
    jest.restoreAllMocks();
  });

  it.each([
    ['a visitor', null],
    ['a guest', aGuestSession],
  ])('asks %s to sign up, and from there back to the plan', async (_, session) => {
    fakeServer({});
    await renderApp('/pricing?plan=premium_plus_monthly&next=%2Fcreate-listing', [
      choosePlan,
      stub('/pricing'),
    ]);
    if (session) await signedInAs(session());
    expect(dialog().getByRole('heading', { name: 'Premium Plus, monthly' })).toBeVisible();
    expect(dialog().getByText('Authentication Required')).toBeVisible();
    const next = encodeURIComponent('/pricing?plan=premium_plus_monthly&next=%2Fcreate-listing');
    expect(dialog().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/signup?next=${next}`);
    expect(dialog().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
  });

  it('says what is due today, what comes then and what is gained, before anything is paid', async () => {
    const calls = await open();
    expect(await screen.findByText('Due today')).toBeVisible();
    expect(lines()).toEqual(['Due today: $40']);
    expect(screen.getByText(/Then \$40 a year, from November 22, 2027 on, until you cancel/)).toBeVisible();
    expect(screen.getByText('Offer bots: Up to 5')).toBeVisible();
    expect(screen.queryByText(/AI Tools/)).toBeNull();
    expect(screen.getByText(/This server takes no money/)).toBeVisible();
    expect(bodies(calls, CHECKOUT)).toEqual([]);
  });

  it('leaves for where it is paid, and keeps where one wanted to go', async () => {
    const calls = await open({
      next: '/create-listing?draft=1',
      routes: { [CHECKOUT]: { body: { url: '/test-checkout/c1' } } },
    });
    await press('Go to payment');
    expect(await screen.findByText('Arrived at /test-checkout/:id')).toBeVisible();
    expect(bodies(calls, CHECKOUT)).toEqual([{ tier: 'premium', cycle: 'yearly' }]);
    expect(keptWayBack()).toBe('/create-listing?draft=1');
  });

  it('leaves this site where somebody else takes the money, and waits for that', async () => {
    await open({ routes: { [CHECKOUT]: { body: { url: 'https://pay.example/c1' } } } });
    await press('Go to payment');
    await waitFor(() => expect(left).toEqual(['https://pay.example/c1']));
    expect(dialog().getByRole('button', { name: 'Go to payment' })).toHaveAttribute('aria-busy', 'true');
    await press('Go to payment');
    expect(left).toHaveLength(1);
  });

  it.each(['/test-checkout/c1', 'https://pay.example/c1'])(
    'does not lead to %s who has closed the dialog meanwhile',
    async (url) => {
      const begun = Promise.withResolvers<{ body: object }>();
      await open({ next: '/create-listing', routes: { [CHECKOUT]: () => begun.promise } });
      await press('Go to payment');
      await press('Close');
      begun.resolve({ body: { url } });
      // Whose answer is the later one.
      await act(() => refreshSession());
      expect(location.pathname).toBe('/pricing');
      expect(left).toEqual([]);
      expect(keptWayBack()).toBeNull();
    },
  );

  it('can be paid by who came back to the page as they left it', async () => {
    await open({ routes: { [CHECKOUT]: { body: { url: 'https://pay.example/c1' } } } });
    await press('Go to payment');
    await waitFor(() => expect(left).toHaveLength(1));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await press('Go to payment');
    await waitFor(() => expect(left).toHaveLength(2));
  });

  it('stays with what was shown when the payment cannot begin', async () => {
    await open({ routes: { [CHECKOUT]: refusal(503, 'monetization.billing-unavailable') } });
    await press('Go to payment');
    await waitFor(() => expect(shownToast()?.title).toBe('The payment provider does not answer'));
    expect(dialog().getByRole('button', { name: 'Go to payment' })).toBeEnabled();
  });

  it('takes a coupon off, and pays with it', async () => {
    const calls = await open({
      routes: {
        [QUOTE]: (body) => ({
          body: (body as { coupon?: string }).coupon
            ? aQuote({ dueTodayCents: 3500, couponCents: 500 })
            : aQuote(),
        }),
        [CHECKOUT]: { body: { url: '/test-checkout/c1' } },
      },
    });
    await userEvent.click(await screen.findByText('I have a coupon'));
    await userEvent.type(screen.getByLabelText('Coupon code'), ' SAVE5 ');
    await press('Apply');
    expect(await screen.findByText('$5 off')).toBeVisible();
    expect(lines()).toEqual(['Premium, a year: $40', 'Coupon: -$5', 'Due today: $35']);
    await press('Go to payment');
    expect(await screen.findByText('Arrived at /test-checkout/:id')).toBeVisible();
    expect(bodies(calls, CHECKOUT)).toEqual([{ tier: 'premium', cycle: 'yearly', coupon: 'SAVE5' }]);
  });

  it('says under its field why a coupon does not count, and goes on without it', async () => {
    await open({
      routes: {
        [QUOTE]: (body) =>
          (body as { coupon?: string }).coupon ? refusal(409, 'monetization.same-plan') : { body: aQuote() },
      },
    });
    await userEvent.click(await screen.findByText('I have a coupon'));
    await press('Apply');
    expect(screen.getByText('Please enter a coupon code')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Coupon code'), 'OLD');
    await press('Apply');
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Coupon code')).toHaveValue('OLD');
    expect(lines()).toEqual(['Due today: $40']);
  });

  it.each([
    ['a first plan', noPlan({ checkout: 'none' }), 'premium_yearly'],
    ['another plan', aPlan({ checkout: 'none' }), 'premium_plus_monthly'],
    ['leaving the plan', aPlan({ checkout: 'none' }), 'free'],
  ])('offers a way on instead of %s where nothing is sold', async (_, own, plan) => {
    await open({ own, plan });
    expect(await screen.findByText('Plans cannot be bought here at the moment')).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/pricing?sales=1');
    expect(dialog().getAllByRole('button')).toHaveLength(1);
  });

  it('asks no visitor to sign up for what is not sold', async () => {
    fakeServer({ 'GET /api/plans': { body: { plans: [], purchasable: false } } });
    await renderApp('/pricing?plan=premium_monthly', [choosePlan, stub('/pricing')]);
    expect(await dialog().findByText('Plans cannot be bought here at the moment')).toBeVisible();
    expect(dialog().queryByRole('link', { name: 'Sign Up' })).toBeNull();
  });

  it.each([
    ['the plan one has', aPlan(), 'premium_monthly', 'You have this plan'],
    [
      'a plan that was cancelled while a payment is due',
      aPlan({ status: 'past-due', cancelsAtPeriodEnd: true }),
      'premium_monthly',
      'You have this plan',
    ],
    [
      'a change while a payment is due',
      aPlan({ status: 'past-due' }),
      'premium_plus_monthly',
      'A payment is due first',
    ],
    ['the plan that was given', aPlan({ source: 'granted' }), 'premium_yearly', 'You have this plan'],
    [
      'less than was given',
      aPlan({ source: 'granted', tier: 'premium_plus' }),
      'premium_monthly',
      'You have more than this already',
    ],
    [
      'what was given beside what one pays for',
      aPlan({ tier: 'premium_plus', paidTier: 'premium' }),
      'premium_plus_monthly',
      'You have this plan',
    ],
    ['leaving without a plan', noPlan(), 'free', 'You are on Free already, and it never ends.'],
    ['a plan there is none of', noPlan(), 'gold_daily', 'There is no such plan'],
  ])('is no purchase of %s', async (_, own, plan, words) => {
    const calls = await open({ own, plan });
    expect(await screen.findByText(words)).toBeVisible();
    expect(bodies(calls, QUOTE)).toEqual([]);
  });

  it('sells more than was given to them', async () => {
    const own = aPlan({ source: 'granted', cycle: null, amountCents: null, periodEnd: null });
    const calls = await open({
      own,
      plan: 'premium_plus_monthly',
      routes: { [CHECKOUT]: { body: { url: '/test-checkout/c1' } } },
    });
    await press('Go to payment');
    expect(await screen.findByText('Arrived at /test-checkout/:id')).toBeVisible();
    expect(bodies(calls, CHECKOUT)).toEqual([{ tier: 'premium_plus', cycle: 'monthly' }]);
  });

  it('says when it cannot be worked out, and tries again', async () => {
    let fails = true;
    await open({
      routes: { [QUOTE]: () => (fails ? refusal(500, 'platform.internal') : { body: aQuote() }) },
    });
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    fails = false;
    await press('Try again');
    expect(await screen.findByText('Due today')).toBeVisible();
  });
});
