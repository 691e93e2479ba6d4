import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FEATURES } from '#contract/monetization/plans';
import {
  boostListingsPage,
  orderPage,
  ordersPage,
  packingSlipPage,
  rewardsPage,
} from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import { fakeServer, refusal } from '../../api/fake-server';
import { aLockedEntry } from '../../api/monetization/an-order';
import { insights } from '../../features/catalog/insights/feature';
import { aBot } from '../../features/messaging/offer-bot/a-bot';
import { offerBot } from '../../features/messaging/offer-bot/feature';
import { someBoosts, someCredits } from '../../features/monetization/boosts/a-boost';
import { boosts } from '../../features/monetization/boosts/feature';
import { orders } from '../../features/monetization/orders/feature';
import { aCoupon, answers } from '../../features/monetization/rewards/a-reward';
import { rewards } from '../../features/monetization/rewards/feature';
import { useDashboardTabs } from '../app-context';
import type { Feature } from '../feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../render-app';
import { PreferenceFields } from '../shell/panels/preference-fields';
import { ThemeMenu } from '../shell/panels/theme-menu';
import { PlanLock } from './plan-lock';

const HERE = '/here?of=two#three';

/** A page that holds something of the shell, or of the dashboard. */
const page = (Content: () => ReactNode): Feature => ({
  name: 'here',
  namespaces: ['plans'],
  routes: [{ path: '/here', page: () => Promise.resolve(Content) }],
});

function Tab() {
  const [tab] = useDashboardTabs();
  return tab && <tab.Page />;
}

interface Gate {
  features: Feature[];
  address?: string;
  routes?: Parameters<typeof fakeServer>[0];
}

const { id: ORDER } = aLockedEntry();
const NOTHING = { body: { items: [], nextCursor: null } };

/** Everything that draws a way to the plans to who lacks one for what stands there. */
const GATES: Record<string, Gate> = {
  'what a plan locks': {
    features: [page(() => FEATURES.map((feature) => <PlanLock key={feature} feature={feature} />))],
  },
  'the theme menu': { features: [page(() => <ThemeMenu initiallyOpen />)] },
  'the choice of a theme': { features: [page(PreferenceFields)] },
  insights: {
    features: [page(Tab), insights],
    routes: { 'GET /api/my-insights': { body: { items: [], againAt: null } } },
  },
  'bots that the plan pauses': {
    features: [page(Tab), offerBot],
    routes: {
      'GET /api/bots': {
        body: {
          items: [aBot({ status: 'paused', pausedByPlan: true })],
          nextCursor: null,
          active: 0,
          allowed: 0,
        },
      },
      'GET /api/bot-interactions': NOTHING,
    },
  },
  'where credits come from': {
    features: [boosts],
    address: boostListingsPage.path,
    routes: {
      'GET /api/my-credits': { body: someCredits() },
      'GET /api/my-boosts': { body: someBoosts() },
      'GET /api/my-listings': NOTHING,
    },
  },
  'a locked order in the list': {
    features: [orders],
    address: `${ordersPage.path}?side=seller`,
    routes: {
      'GET /api/orders': {
        body: { items: [aLockedEntry()], nextCursor: null, counts: { open: 1, waiting: 0 } },
      },
    },
  },
  'a locked order': {
    features: [orders],
    address: pathTo(orderPage.path, ORDER),
    routes: { [`GET /api/orders/${ORDER}`]: refusal(402, 'monetization.order-locked') },
  },
  'the packing slip of a locked order': {
    features: [orders],
    address: pathTo(packingSlipPage.path, ORDER),
    routes: { [`GET /api/orders/${ORDER}`]: refusal(402, 'monetization.order-locked') },
  },
  'a coupon': {
    features: [rewards],
    address: rewardsPage.path,
    routes: answers({ coupons: [aCoupon()] }),
  },
};

const waysToPlans = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('menuitem')]
    .map((way) => way.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/pricing'));

describe('the way to the plans', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each(Object.entries(GATES))(
    'from %s leads back there',
    async (_, { features, address = HERE, routes = {} }) => {
      fakeServer(routes);
      await renderApp(address, features);
      await signedInAs(aSession());
      await waitFor(() => expect(waysToPlans()).not.toEqual([]));
      expect(new Set(waysToPlans())).toEqual(new Set([`/pricing?next=${encodeURIComponent(address)}`]));
    },
  );

  it('from the plans themselves leads back to where one came from', async () => {
    fakeServer({});
    const plans: Feature = {
      ...page(() => <ThemeMenu initiallyOpen />),
      routes: [{ path: '/pricing', page: () => Promise.resolve(() => <ThemeMenu initiallyOpen />) }],
    };
    await renderApp('/pricing?next=%2Forders', [plans]);
    await waitFor(() => expect(waysToPlans()).toEqual(['/pricing?next=%2Forders']));
  });
});
