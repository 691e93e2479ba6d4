import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../../api/fake-server';
import { aPlan, noPlan } from '../../../../api/monetization/a-plan';
import { keepWayBack } from '../../../../app/plans/way-back-after-paying';
import { forgetEverything, goHome } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { card, open, press, primary, sent } from './render-my-plan';

const left: string[] = [];
jest.mock('../../../../browser/leave-for', () => ({ leaveFor: (address: string) => left.push(address) }));

describe('the page of one’s plan', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    left.length = 0;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['none', noPlan(), 'Free', null, 'It costs nothing and never ends.', ['See the plans']],
    [
      'granted',
      aPlan({ source: 'granted', tier: 'premium_plus', periodEnd: null, amountCents: null }),
      'Premium Plus',
      'Given to you',
      /It costs you nothing/,
      [],
    ],
    ['active', aPlan(), 'Premium', 'Active', 'It renews on March 14, 2027 for $4.', []],
    [
      'leaving',
      aPlan({ cancelsAtPeriodEnd: true }),
      'Premium',
      'Cancelled',
      /^Yours until March 14, 2027\. Then you are on Free/,
      ['Keep my plan'],
    ],
    [
      'moving',
      aPlan({
        tier: 'premium_plus',
        cycle: 'yearly',
        amountCents: 400,
        nextTier: 'premium',
        nextCycle: 'monthly',
      }),
      'Premium Plus',
      'Changes soon',
      'Yours until March 14, 2027. Then it becomes Premium, $4 a month.',
      ['Stay with Premium Plus'],
    ],
    [
      'past due',
      aPlan({ status: 'past-due', graceUntil: '2027-03-21T12:00:00.000Z' }),
      'Premium',
      'Payment failed',
      /^You keep everything until March 21, 2027/,
      ['Pay now'],
    ],
    [
      'past due and cancelled',
      aPlan({ status: 'past-due', graceUntil: '2027-03-21T12:00:00.000Z', cancelsAtPeriodEnd: true }),
      'Premium',
      'Cancelled',
      /^Yours until March 21, 2027\. Then you are on Free; nothing more is charged/,
      [],
    ],
    [
      'ended',
      noPlan({ status: 'cancelled', periodEnd: '2027-03-14T12:00:00.000Z' }),
      'Free',
      null,
      'The plan you had ended on March 14, 2027. Nothing of yours was deleted.',
      ['See the plans'],
    ],
    [
      'expired',
      noPlan({ status: 'expired', periodEnd: '2027-03-14T12:00:00.000Z' }),
      'Free',
      'Ended',
      /ended on March 14, 2027, as it was not paid for/,
      ['See the plans'],
    ],
  ] as const)('says how it stands: %s', async (_, own, name, chip, words, wayOn) => {
    await open(own);
    const plan = await card(name);
    const chips = plan.queryAllByText(/./, { selector: '.chip' });
    // Of the free one its name says enough.
    expect(chips.map(({ textContent }) => textContent)).toEqual(chip === null ? [] : [chip]);
    expect(plan.getByText(words)).toBeVisible();
    expect(primary()).toEqual(wayOn);
    expect(document.title).toContain('Your plan');
  });

  it('tells what is paid for and what was given beside it apart', async () => {
    await open(aPlan({ tier: 'premium_plus', paidTier: 'premium', cancelsAtPeriodEnd: true }));
    const plan = await card('Premium');
    expect(plan.getByText(/^Yours until March 14, 2027\. Then you are on Premium Plus/)).toBeVisible();
    expect(plan.getByText(/^Premium Plus was given to you beside it/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What Premium Plus brings you' })).toBeVisible();
  });

  it('lists what it brings beyond the free one', async () => {
    await open(aPlan());
    const brings = within(await screen.findByRole('region', { name: 'What Premium brings you' }));
    const lines = brings.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('Offer botsUp to 5');
    expect(lines).toContain('Boost credits2 a month');
    expect(lines).not.toContain('AI Insights');
  });

  it('leads to another plan, and to leaving it', async () => {
    await open(aPlan());
    const plan = await card('Premium');
    expect(plan.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing');
    expect(plan.getByRole('link', { name: 'Cancel the plan' })).toHaveAttribute(
      'href',
      '/subscription?plan=free',
    );
  });

  it('says where nothing is sold whom to ask, and has no button that would end there', async () => {
    await open(aPlan({ source: 'stripe', checkout: 'none' }));
    const plan = await card('Premium');
    expect(plan.getByText('Plans cannot be bought here at the moment')).toBeVisible();
    expect(plan.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/pricing?sales=1');
    expect(plan.queryByRole('link', { name: /plan$/ })).toBeNull();
    expect(plan.queryByRole('button')).toBeNull();
  });

  it.each([
    ['its end', { cancelsAtPeriodEnd: true }, 'Keep my plan', 'POST /api/my-plan/resume'],
    [
      'a smaller plan',
      { tier: 'premium_plus', nextTier: 'premium' },
      'Stay with Premium Plus',
      'POST /api/my-plan/resume',
    ],
    [
      'another one than the one that is paid for, beside a larger one that was given',
      { tier: 'premium_plus', paidTier: 'premium', cycle: 'yearly', nextTier: 'premium' },
      'Stay with Premium',
      'POST /api/my-plan/resume',
    ],
  ] as const)('takes back what was to follow: %s', async (_, changes, button, call) => {
    let own = aPlan(changes);
    const calls = await open(() => ({ body: own }), {
      [call]: () => {
        own = aPlan();
        return { body: own };
      },
    });
    await press(button);
    await waitFor(() => expect(shownToast()?.title).toBe('Your plan goes on'));
    expect(sent(calls, call)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Change plan' })).toHaveFocus());
  });

  it.each([
    ['Cards and receipts', aPlan({ source: 'stripe', checkout: 'stripe' })],
    ['Pay with another card', aPlan({ source: 'stripe', checkout: 'stripe', status: 'past-due' })],
  ])('leads to where cards are: %s', async (button, own) => {
    await open(own, { 'POST /api/my-plan/portal': { body: { url: 'https://pay.example/portal' } } });
    await press(button);
    await waitFor(() => expect(left).toEqual(['https://pay.example/portal']));
    expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
    // Back by the browser's own button, to the page as it was left.
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await press(button);
    await waitFor(() => expect(left).toHaveLength(2));
    expect(screen.queryByText('Test checkout')).toBeNull();
  });

  it('leads nobody to where cards are who has gone elsewhere meanwhile', async () => {
    const opened = Promise.withResolvers<{ body: { url: string } }>();
    const own = aPlan({ source: 'stripe', checkout: 'stripe' });
    const calls = await open(own, { 'POST /api/my-plan/portal': () => opened.promise });
    await press('Cards and receipts');
    await goHome();
    await act(async () => opened.resolve({ body: { url: 'https://pay.example/portal' } }));
    await waitFor(() => expect(sent(calls, 'POST /api/my-plan/portal')).toHaveLength(1));
    expect(left).toEqual([]);
  });

  it('lets a test plan renew, fail and be paid at once, labelled as a test', async () => {
    let own = aPlan();
    const calls = await open(() => ({ body: own }), {
      'POST /api/my-plan/test-renewal': (body) => {
        const failed = (body as { outcome: string }).outcome === 'fail';
        own = failed
          ? aPlan({ status: 'past-due', graceUntil: '2027-03-21T12:00:00.000Z' })
          : aPlan({ periodEnd: '2027-04-14T12:00:00.000Z' });
        return { body: own };
      },
    });
    expect(await screen.findByText(/No money moves on this server/)).toBeVisible();
    await press('Let the next payment fail');
    expect(await screen.findByText('Your last payment did not go through')).toBeVisible();
    await press('Pay now');
    expect(await screen.findByText('It renews on April 14, 2027 for $4.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Change plan' })).toHaveFocus());
    await press('Let it renew now');
    await waitFor(() => expect(shownToast()?.title).toBe('Renewed, for test'));
    expect(sent(calls, 'POST /api/my-plan/test-renewal')).toEqual([
      { outcome: 'fail' },
      { outcome: 'pay' },
      { outcome: 'pay' },
    ]);
    expect(calls.filter(({ route }) => route === 'POST /api/auth/refresh').length).toBeGreaterThanOrEqual(3);
  });

  it('keeps the shape of the page while it loads, and says when it cannot', async () => {
    let fails = true;
    await open(() => (fails ? 'network-error' : { body: aPlan() }));
    expect(await screen.findByText('Your plan could not be loaded')).toBeVisible();
    fails = false;
    await press('Try again');
    expect(await screen.findByText('It renews on March 14, 2027 for $4.')).toBeVisible();
  });

  it('shows a skeleton first', async () => {
    await open(() => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Your plan is on its way' })).toBeVisible();
  });

  it('tells why nothing happened', async () => {
    await open(aPlan({ cancelsAtPeriodEnd: true }), {
      'POST /api/my-plan/resume': refusal(503, 'monetization.billing-unavailable'),
    });
    await press('Keep my plan');
    await waitFor(() => expect(shownToast()?.title).toBe('The payment provider does not answer'));
    expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeEnabled();
  });
});
