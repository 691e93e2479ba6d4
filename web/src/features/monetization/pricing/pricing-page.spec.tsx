import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aPlan, noPlan } from '../../../api/monetization/a-plan';
import type { MyPlan } from '../../../api/monetization/my-plan';
import { plansApi } from '../../../api/monetization/plans.gen';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { pricing } from './feature';

const price = (cycle: string, amountCents: number) => ({ cycle, amountCents, currency: 'usd' });
const PLANS = [
  { tier: 'free', prices: [] },
  { tier: 'premium', prices: [price('monthly', 400), price('yearly', 4000)] },
  { tier: 'premium_plus', prices: [price('monthly', 900), price('yearly', 9000)] },
];

async function open({ plans = PLANS, purchasable = true, own, address = '/pricing' }: Options = {}) {
  const calls = fakeServer({
    'GET /api/plans': { body: { plans, purchasable } },
    ...(own && { 'GET /api/my-plan': { body: own } }),
  });
  await renderApp(address, [pricing, stub('/'), stub('/about'), stub('/signup'), stub('/subscription')]);
  if (own) await signedInAs(aSession());
  return calls;
}
type Options = { plans?: object[]; purchasable?: boolean; own?: MyPlan; address?: string };

const TIERS = ['Free', 'Premium', 'Premium Plus'] as const;
type Tier = (typeof TIERS)[number];
/** The cells of a row, by what stands before it. */
const row = (name: string | RegExp) =>
  within(screen.getByRole('row', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const priced = (tier: Tier) => {
  const cells = within(screen.getByRole('row', { name: /^Price The whole comparison/ })).getAllByRole('cell');
  return within(cells[TIERS.indexOf(tier)] as HTMLElement);
};
const choose = (cycle: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(cycle) }));

describe('the pricing page', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('compares the plans in one table, by what the matrix says', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...TIERS]);
    expect(row('Offer bots')).toEqual(['None', 'Up to 5', 'Unlimited']);
    expect(row('Custom bot rules')).toEqual(['No', 'No', 'Yes']);
    expect(row('Favorites')).toEqual(['Up to 5', 'Unlimited', 'Unlimited']);
    expect(row('Reports')).toEqual(['3 a week', 'Unlimited', 'Unlimited']);
    expect(row('Themes')).toEqual(['2', 'All 5', 'All 5']);
    expect(row('Fee when you sell')).toEqual(['$0', '$0', '$0']);
    expect(row('When the plan ends')).toEqual([
      'It never does',
      'Bots pause, listings stay',
      'Bots pause, listings stay',
    ]);
    expect(document.title).toContain('Pricing');
  });

  it('promises nothing that is not there, and says what a boost buys', async () => {
    await open();
    expect(screen.queryByText(/AI tools/i)).toBeNull();
    expect(screen.queryByText(/rooms/i)).toBeNull();
    expect(screen.getByText(/Only a boost lifts a listing/)).toBeVisible();
    expect(screen.queryByText(/no plan buys/i)).toBeNull();
  });

  it('says what a month costs, and what a year paid at once saves', async () => {
    await open();
    expect(await priced('Premium').findByText('$4')).toBeVisible();
    expect(priced('Premium').getByText('a month')).toBeVisible();
    expect(priced('Premium').getByText('$4 due today')).toBeVisible();
    expect(priced('Free').getByText('$0')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yearly 2 months free' })).toBeVisible();
    await choose('Yearly');
    expect(await priced('Premium').findByText('$40')).toBeVisible();
    expect(priced('Premium').getByText('$3.33 a month')).toBeVisible();
    expect(priced('Premium').getByText('Save $8')).toBeVisible();
    expect(priced('Premium Plus').getByText('Save $18')).toBeVisible();
    expect(location.search).toBe('?cycle=yearly');
  });

  it('promises no saving where there is none', async () => {
    await open({
      plans: [{ tier: 'premium', prices: [price('monthly', 400), price('yearly', 4800)] }],
      address: '/pricing?cycle=yearly',
    });
    expect(await priced('Premium').findByText('$48')).toBeVisible();
    expect(screen.queryByText(/Save/)).toBeNull();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(priced('Premium Plus').getByText('Not offered here')).toBeVisible();
    expect(priced('Premium Plus').queryByRole('link')).toBeNull();
  });

  it('says months free only where they are the same in all plans', async () => {
    await open({
      plans: [
        { tier: 'premium', prices: [price('monthly', 400), price('yearly', 4000)] },
        { tier: 'premium_plus', prices: [price('monthly', 900), price('yearly', 9900)] },
      ],
    });
    expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeVisible();
  });

  it('has one primary button, the next step up, which opens that plan here', async () => {
    await open({ address: '/pricing?cycle=yearly' });
    const up = await priced('Premium').findByRole('link', { name: 'Get Premium' });
    expect(up).toHaveClass('primary');
    expect(up).toHaveAttribute('href', '/pricing?cycle=yearly&plan=premium_yearly');
    expect(priced('Premium Plus').getByRole('link')).toHaveClass('secondary');
    expect(priced('Free').getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/signup');
  });

  it('tells guests the same as visitors', async () => {
    await open();
    await signedInAs(aGuestSession());
    expect(await priced('Premium').findByRole('link', { name: 'Get Premium' })).toBeVisible();
    expect(screen.queryByText('Your plan')).toBeNull();
  });

  it('marks the plan one has, and offers the moves from there', async () => {
    await open({ own: aPlan() });
    const own = await screen.findByRole('columnheader', { name: 'Premium Your plan' });
    expect(own).toHaveAttribute('data-own');
    expect(priced('Premium').getByText('renews Mar 14, 2027')).toBeVisible();
    expect(priced('Premium').getByRole('link', { name: 'Manage plan' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(priced('Premium Plus').getByRole('link', { name: 'Move up to Premium Plus' })).toHaveClass(
      'primary',
    );
    expect(priced('Free').getByRole('link', { name: 'Move to Free' })).toHaveAttribute(
      'href',
      '/pricing?plan=free',
    );
    await choose('Yearly');
    expect(await priced('Premium').findByRole('link', { name: 'Switch to yearly' })).toHaveAttribute(
      'href',
      '/pricing?cycle=yearly&plan=premium_yearly',
    );
  });

  it('begins with how one pays already', async () => {
    await open({ own: aPlan({ tier: 'premium_plus', cycle: 'yearly', cancelsAtPeriodEnd: true }) });
    expect(await screen.findByText('until Mar 14, 2027')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    expect(screen.getAllByRole('link').filter((link) => link.classList.contains('primary'))).toEqual([]);
  });

  it('says of a payment that failed where it is mended', async () => {
    await open({ own: aPlan({ status: 'past-due', graceUntil: '2027-03-21T12:00:00.000Z' }) });
    expect(await screen.findByText('payment failed')).toBeVisible();
    expect(screen.queryByText(/renews/)).toBeNull();
    expect(priced('Premium').getByRole('link', { name: 'Manage plan' })).toBeVisible();
  });

  it('has a member of no plan begin with the first one', async () => {
    await open({ own: noPlan() });
    expect(await screen.findByRole('columnheader', { name: 'Free Your plan' })).toBeVisible();
    expect(priced('Free').getByRole('link', { name: 'Manage plan' })).toBeVisible();
    expect(priced('Premium').getByRole('link', { name: 'Get Premium' })).toHaveClass('primary');
  });

  it('sells nothing to whom it was given', async () => {
    await open({ own: aPlan({ tier: 'premium_plus', source: 'granted', periodEnd: null }) });
    expect(await screen.findByText(/Given to you/)).toBeVisible();
    expect(priced('Premium').queryByRole('link')).toBeNull();
    expect(priced('Free').queryByRole('link')).toBeNull();
  });

  it('says where nothing can be bought, and has no button that would end there', async () => {
    await open({ purchasable: false });
    expect(await screen.findByText('Plans cannot be bought here at the moment')).toBeVisible();
    expect(priced('Premium').getByText('$4')).toBeVisible();
    expect(priced('Premium').getByText('Not offered here')).toBeVisible();
    for (const tier of ['Premium', 'Premium Plus'] as const)
      expect(priced(tier).queryByRole('link')).toBeNull();
    expect(priced('Free').getByRole('link', { name: 'Sign up free' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/pricing?sales=1');
  });

  it('leaves to who has a plan where nothing can be bought the page of that plan alone', async () => {
    await open({ purchasable: false, own: aPlan({ checkout: 'none' }), address: '/pricing?cycle=yearly' });
    expect(await priced('Premium').findByRole('link', { name: 'Manage plan' })).toBeVisible();
    for (const tier of ['Free', 'Premium Plus'] as const) expect(priced(tier).queryByRole('link')).toBeNull();
  });

  it('says when the prices could not be loaded, keeps the comparison, and tries again', async () => {
    const retried = Promise.withResolvers<{ body: object }>();
    const answers = [Promise.resolve(refusal(500, 'platform.internal')), retried.promise];
    fakeServer({
      'GET /api/plans': async () => (await answers.shift()) ?? refusal(500, 'platform.internal'),
    });
    const store = await renderApp('/pricing', [pricing]);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(row('Offer bots')).toEqual(['None', 'Up to 5', 'Unlimited']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
    retried.resolve({ body: { plans: PLANS } });
    expect(await priced('Premium').findByText('$4')).toBeVisible();
    // What is known stays when it cannot be read again.
    await act(() => store.dispatch(plansApi.endpoints.plans.initiate(undefined, { forceRefetch: true })));
    expect(priced('Premium').getByText('$4')).toBeVisible();
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });

  it('answers what is asked most, and says whom else to ask', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    await userEvent.click(screen.getByText('What if a payment fails?'));
    expect(screen.getByText(/goes on for 7 days/)).toBeVisible();
    expect(screen.getByText('Need Help Choosing?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/pricing?sales=1');
    expect(screen.getByRole('link', { name: 'View Documentation' })).toHaveAttribute('href', '/about');
  });

  it('leads back to where someone came from', async () => {
    fakeServer({ 'GET /api/plans': { body: { plans: PLANS } } });
    await renderApp('/', [pricing, stub('/')]);
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    await userEvent.click(within(navigation).getByRole('link', { name: 'Upgrade' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('leads home who arrived here, also after they have chosen how to pay', async () => {
    await open();
    await choose('Yearly');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });
});
