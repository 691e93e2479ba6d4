import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Insights } from '../../../api/catalog/insights.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import { useDashboardTabs } from '../../../app/app-context';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { onPlan } from '../../../app/session/a-profile';
import { insights } from './feature';

const LIST = 'GET /api/my-insights';
const GENERATE = 'POST /api/my-insights';
const NONE: Insights = { items: [], againAt: null };
const at = { createdAt: '2026-11-22T09:00:00.000Z', trend: null, prices: null, times: null };
const KNOWN: Insights = {
  againAt: new Date(Date.now() + 3_600_000).toISOString(),
  items: [
    {
      ...at,
      id: 'trend',
      kind: 'market_trend',
      trend: {
        category: 'books',
        asking: { median: 12.5, count: 1000 },
        askingBefore: { median: 10, count: 41 },
        sold: { median: null, count: 4 },
        soldBefore: { median: 9, count: 8 },
      },
    },
    {
      ...at,
      id: 'prices',
      kind: 'pricing_optimization',
      prices: [
        { id: 'atlas', title: 'Atlas', price: 30, median: 20, count: 7 },
        { id: 'novel', title: 'Novel', price: 10, median: 10, count: 5 },
      ],
    },
    {
      ...at,
      id: 'times',
      kind: 'best_time',
      times: {
        count: 12,
        // One in the morning of a Wednesday, in UTC.
        hoursOfWeek: Array.from({ length: 168 }, (_, nth) => (nth === 3 * 24 + 1 ? 12 : 0)),
      },
    },
  ],
};

const dashboard: Feature = {
  name: 'dashboard',
  namespaces: [],
  routes: [{ path: '/dashboard', page: () => Promise.resolve(Tab) }],
};

function Tab() {
  const [tab] = useDashboardTabs();
  return tab && <tab.Page />;
}

async function open(entitled: boolean) {
  await renderApp('/dashboard', [dashboard, insights, stub('/pricing')]);
  await signedInAs(aSession(onPlan(entitled ? 'premium_plus' : 'premium')));
}

describe('the insights', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are generated, with what stands behind each of them', async () => {
    fakeServer({ [LIST]: { body: NONE }, [GENERATE]: { body: KNOWN } });
    await open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Generate insights' }));
    const trend = within(await screen.findByRole('region', { name: 'Prices in Books' }));
    expect(trend.getByText(/^Prices rise/)).toBeVisible();
    expect(trend.getByRole('row', { name: /^Asked/ })).toHaveTextContent('Asked$12.501,000 items$1041 items');
    expect(trend.getByRole('row', { name: /^Paid/ })).toHaveTextContent('PaidToo few4 items$98 items');
    const prices = within(screen.getByRole('region', { name: 'Your prices beside comparable ones' }));
    expect(prices.getByText('One of your listings is priced unlike comparable ones.')).toBeVisible();
    expect(prices.getByRole('row', { name: /^Atlas/ })).toHaveTextContent('Atlas$3050% above$207 items');
    expect(prices.getByRole('row', { name: /^Novel/ })).toHaveTextContent('Novel$10As usual$105 items');
    const times = within(screen.getByRole('region', { name: 'When people look' }));
    expect(times.getByText(/^12 views/)).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^They can be computed again/)).toHaveFocus());
    expect(screen.queryByRole('button', { name: /nsights/ })).toBeNull();
  });

  it('can be generated again once it is time', async () => {
    fakeServer({ [LIST]: { body: { ...KNOWN, againAt: new Date(Date.now() - 1000).toISOString() } } });
    await open(true);
    expect(await screen.findByRole('button', { name: 'Compute them again' })).toBeVisible();
    expect(screen.queryByText(/^They can be computed again/)).toBeNull();
  });

  it.each([
    [480, 'Tuesday'],
    [0, 'Wednesday'],
  ])('tell the day on which people look as it is %i minutes behind UTC', async (behind, day) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
    fakeServer({ [LIST]: { body: KNOWN } });
    await open(true);
    expect(await screen.findByText(new RegExp(`most on ${day}\\.$`))).toBeVisible();
  });

  it('say where there is too little to say', async () => {
    const few: Insights = {
      againAt: null,
      items: [
        { ...at, id: 'trend', kind: 'market_trend' },
        { ...at, id: 'prices', kind: 'pricing_optimization', prices: [] },
        {
          ...at,
          id: 'times',
          kind: 'best_time',
          times: { count: 3, hoursOfWeek: Array.from({ length: 168 }, (_, nth) => (nth === 7 ? 3 : 0)) },
        },
      ],
    };
    fakeServer({ [LIST]: { body: few } });
    await open(true);
    expect(await screen.findByText('You sell nothing yet')).toBeVisible();
    expect(screen.getByText(/^Too few comparable listings/)).toBeVisible();
    expect(screen.getByText(/^Too few people have looked/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compute them again' })).toBeVisible();
  });

  it('show whose plan lacks them what they would tell, and the way to the plans', async () => {
    const calls = fakeServer({ [LIST]: { body: NONE } });
    await open(false);
    expect(await screen.findByRole('heading', { name: 'Prices in your category' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('$');
    await userEvent.click(screen.getByRole('button', { name: 'Generate insights' }));
    expect(await screen.findByText('Premium Feature')).toBeVisible();
    expect(calls.some(({ route }) => route === GENERATE)).toBe(false);
    expect(await screen.findByText('Arrived at /pricing', undefined, { timeout: 4000 })).toBeVisible();
  });

  it('say so when they cannot be computed', async () => {
    fakeServer({ [LIST]: { body: NONE }, [GENERATE]: refusal(503, 'platform.unavailable') });
    await open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Generate insights' }));
    expect(await screen.findByText('Failed to generate insights')).toBeVisible();
  });
});
