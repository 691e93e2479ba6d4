import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Revenue } from '../../../api/monetization/plan-administration.gen';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { revenue } from './feature';

const REVENUE = 'GET /api/admin/revenue';
const NOTHING: Revenue = { totals: [], lines: [], running: [] };
const paid = {
  source: 'stripe',
  currency: 'usd',
  payments: 3,
  grossCents: 1700,
  refunds: 1,
  refundedCents: 400,
  netCents: 1300,
} as const;
const tried = {
  ...paid,
  source: 'test',
  payments: 1,
  grossCents: 400,
  refunds: 0,
  refundedCents: 0,
  netCents: 400,
} as const;
const EARNED: Revenue = {
  totals: [paid, tried],
  lines: [
    { ...paid, time: '2027-03', tier: 'premium', payments: 2, grossCents: 800, netCents: 400 },
    {
      ...paid,
      time: '2027-03',
      tier: 'premium_plus',
      payments: 1,
      grossCents: 900,
      refunds: 0,
      refundedCents: 0,
      netCents: 900,
    },
    { ...tried, time: '2027-02', tier: 'premium' },
  ],
  running: [{ source: 'admin_assigned', tier: 'premium', people: 1 }],
};

const open = async (role: 'admin' | 'user' = 'admin') => {
  await renderApp('/admin/revenue', [revenue, stub('*')]);
  await signedInAs(aSession({ role }));
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the revenue', () => {
  afterEach(forgetEverything);

  it('is read by months and plans, refunds by themselves', async () => {
    fakeServer({ [REVENUE]: { body: EARNED } });
    await open();
    const stripe = await region('Paid through Stripe');
    for (const words of ['$17 (3)', '$13']) expect(stripe.getByText(words)).toBeVisible();
    expect(stripe.getAllByText('-$4 (1)')[0]).toBeVisible();
    expect(rowsOf(stripe.getByRole('table', { name: 'Paid through Stripe, month by month' }))).toEqual([
      ['Plan', 'Payments', 'Refunds', 'Net'],
      ['March 2027'],
      ['Premium', '$8 (2)', '-$4 (1)', '$4'],
      ['Premium Plus', '$9 (1)', '$0', '$9'],
    ]);
    const running = await region('Plans right now');
    expect(running.getByText('Premium, Assigned')).toBeVisible();
    expect(running.getByText('1 person')).toBeVisible();
  });

  it('stands apart from what was only tried, which says so', async () => {
    fakeServer({ [REVENUE]: { body: EARNED } });
    await open();
    const test = await region('Test checkout');
    expect(test.getByText('No money was taken: these payments were only tried out.')).toBeVisible();
    expect(test.getByRole('rowheader', { name: 'February 2027' })).toBeVisible();
    expect((await region('Paid through Stripe')).queryByText(/No money/)).toBeNull();
  });

  it('says that nothing was paid yet', async () => {
    fakeServer({ [REVENUE]: { body: NOTHING } });
    await open();
    expect(await screen.findByText('Nothing has been paid yet')).toBeVisible();
    expect(screen.getByText('Nobody has a plan at the moment.')).toBeVisible();
  });

  it('is asked for again when it could not be loaded', async () => {
    let fails = true;
    fakeServer({ [REVENUE]: () => (fails ? refusal(500, 'platform.internal') : { body: EARNED }) });
    await open();
    expect(await screen.findByText('The revenue could not be loaded')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Paid through Stripe' })).toBeVisible();
  });

  it('is no page for anybody else, and asked for by nobody else', async () => {
    const calls = fakeServer({ [REVENUE]: { body: EARNED } });
    await open('user');
    expect(await screen.findByText('Arrived at *')).toBeVisible();
    expect(calls.filter(({ route }) => route === REVENUE)).toEqual([]);
  });
});
