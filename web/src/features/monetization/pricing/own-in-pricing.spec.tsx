import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../api/fake-server';
import { aPlan, noPlan } from '../../../api/monetization/a-plan';
import type { MyPlan } from '../../../api/monetization/my-plan';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { pricing } from './feature';

const prices = [{ cycle: 'monthly', amountCents: 400, currency: 'usd' }];

async function open(own: MyPlan) {
  fakeServer({
    'GET /api/plans': {
      body: {
        plans: [
          { tier: 'free', prices: [] },
          { tier: 'premium', prices },
          { tier: 'premium_plus', prices },
        ],
        purchasable: true,
      },
    },
    'GET /api/my-plan': { body: own },
  });
  await renderApp('/pricing', [pricing, stub('/'), stub('/subscription')]);
  await signedInAs(aSession());
  await screen.findByRole('columnheader', { name: /Your plan/ });
}
/** The small lines and the buttons beneath the prices, from the free plan on. */
const columns = () => {
  const row = screen.getByRole('row', { name: /^Price The whole comparison/ });
  return [...row.querySelectorAll('td')].map((cell) => [
    cell.querySelector('.small')?.textContent,
    cell.querySelector('a')?.getAttribute('aria-label') ?? null,
  ]);
};

describe('what one has, among the plans', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is what one may have more of, where it was given', async () => {
    await open(aPlan({ source: 'granted', cycle: null, amountCents: null, periodEnd: null }));
    expect(columns()).toEqual([
      [expect.any(String), null],
      [expect.stringContaining('Given to you'), 'Manage plan'],
      ['$4 due today', 'Get Premium Plus'],
    ]);
  });

  it('is renewed where it is paid for, and not where more was given beside it', async () => {
    await open(aPlan({ tier: 'premium_plus', paidTier: 'premium' }));
    expect(columns()).toEqual([
      [expect.any(String), 'Move to Free'],
      ['renews Mar 14, 2027', 'Manage plan'],
      [expect.stringContaining('Given to you'), null],
    ]);
  });

  it.each(['expired', 'cancelled'] as const)('is the free one after a plan that is %s', async (status) => {
    await open(noPlan({ status, periodEnd: '2027-03-14T12:00:00.000Z' }));
    expect(screen.queryByText(/Mar 14, 2027/)).toBeNull();
    expect(columns().map(([, button]) => button)).toEqual(['Manage plan', 'Get Premium', 'Get Premium Plus']);
  });
});
