import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { noPlan } from '../../../../api/monetization/a-plan';
import type { MyPlan, Quote } from '../../../../api/monetization/my-plan';
import { aSession, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { choosePlan } from '../feature';

export const QUOTE = 'POST /api/my-plan/quote';
export const CHECKOUT = 'POST /api/my-plan/checkout';
export const LEAVING = 'GET /api/my-plan/leaving';
export const CHANGE = 'POST /api/my-plan/change';
const price = (cycle: string, amountCents: number) => ({ cycle, amountCents, currency: 'usd' });
const PLANS = [
  { tier: 'premium', prices: [price('monthly', 400), price('yearly', 4000)] },
  { tier: 'premium_plus', prices: [price('monthly', 900), price('yearly', 9000)] },
];
export const aQuote = (wanted: Partial<Quote> = {}): Quote => ({
  dueTodayCents: 4000,
  creditCents: 0,
  leftCents: 0,
  couponCents: 0,
  thenCents: 4000,
  currency: 'usd',
  cycle: 'yearly',
  startsAt: '2026-11-22T12:00:00.000Z',
  renewsAt: '2027-11-22T12:00:00.000Z',
  loses: [],
  gains: ['offer-bots', 'favorites', 'ai-tools'],
  ...wanted,
});

type Options = {
  own?: MyPlan;
  plan?: string;
  next?: string;
  quote?: Quote;
  routes?: Parameters<typeof fakeServer>[0];
};
/** For tests: a plan is chosen by a member, over the pricing page. */
export async function open({
  own = noPlan(),
  plan = 'premium_yearly',
  next,
  quote = aQuote(),
  routes,
}: Options = {}) {
  const calls = fakeServer({
    'GET /api/plans': { body: { plans: PLANS } },
    'GET /api/my-plan': { body: own },
    'POST /api/auth/refresh': { body: aSession() },
    [QUOTE]: { body: quote },
    [LEAVING]: { body: { loses: [] } },
    ...routes,
  });
  const search = new URLSearchParams({ plan, ...(next && { next }) });
  await renderApp(`/pricing?${search}`, [
    choosePlan,
    stub('/pricing'),
    stub('/subscription'),
    stub('/create-listing'),
    stub('/test-checkout/:id'),
  ]);
  await signedInAs(aSession());
  return calls;
}
export const dialog = () => within(screen.getByRole('dialog'));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const lines = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
export const bodies = (calls: readonly FakeCall[], wanted: string) =>
  calls.filter(({ route }) => route === wanted).map(({ body }) => body);
