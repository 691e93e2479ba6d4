import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { addedBy } from '#contract/monetization/plans';
import { fakeServer } from '../../api/fake-server';
import { fakeSocket } from '../../api/fake-socket';
import { noPlan } from '../../api/monetization/a-plan';
import { myPlanApi } from '../../api/monetization/my-plan.gen';
import { ordersApi } from '../../api/monetization/orders.gen';
import { store as keep } from '../../browser/storage';
import type { Feature } from '../feature';
import { PlanLock } from '../plans/plan-lock';
import { useEntitlement, usePlanTier } from '../plans/use-entitlement';
import { aSession, forgetEverything, renderApp, signedInAs } from '../render-app';
import { currentTheme } from '../theme/theme';
import { aProfile, onPlan } from './a-profile';
import { followPlan } from './follow-plan';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

function Page() {
  const { granted } = useEntitlement('offer-bots');
  return (
    <>
      <p>{`${usePlanTier() ?? 'nobody'}: bots ${granted ? 'granted' : 'locked'}`}</p>
      <PlanLock feature="offer-bots" />
      <PlanLock feature="ai-insights" />
      <PlanLock feature="favorites" />
    </>
  );
}
const page: Feature = {
  name: 'page',
  namespaces: ['plans'],
  routes: [{ path: '/page', page: () => Promise.resolve(Page) }],
};
const told = (tier: 'free' | 'premium' | 'premium_plus', verified = true) =>
  socket.says('identity.entitlements', { tier, entitlements: addedBy(tier), verified });

describe('the plan of whoever is here', () => {
  let stop: (() => void) | undefined;
  beforeEach(() => {
    window.dispatchEvent(new Event('load'));
  });
  afterEach(async () => {
    stop?.();
    await socket.forget();
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function open(tier: 'free' | 'premium' | 'premium_plus', more = {}) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const store = await renderApp('/page', [page]);
    await signedInAs(aSession({ ...onPlan(tier), ...more }));
    stop = followPlan(store);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await act(() => socket.connect());
    return store;
  }

  it('is shown locked beforehand, with the smallest plan that has it and the way there', async () => {
    fakeServer({});
    await open('free');
    expect(screen.getByText('free: bots locked')).toBeVisible();
    expect(screen.getByText(/Part of Premium\./)).toBeVisible();
    expect(screen.getByText(/Part of Premium Plus\./)).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'See the plans' });
    expect(ways).toHaveLength(2);
    for (const way of ways) expect(way.getAttribute('href')).toMatch(/^\/pricing\?next=%2F/);
  });

  it('follows a change without a new sign-in', async () => {
    fakeServer({});
    await open('free');
    await told('premium');
    expect(screen.getByText('premium: bots granted')).toBeVisible();
    expect(screen.queryByText(/Part of Premium\./)).toBeNull();
    expect(screen.getByText(/Part of Premium Plus\./)).toBeVisible();
    await told('free');
    expect(screen.getByText('free: bots locked')).toBeVisible();
  });

  it('changes what is answered by it: that is read again', async () => {
    const [PLAN, WITH] = ['GET /api/my-plan', 'GET /api/orders/with/theo'] as const;
    const calls = fakeServer({ [PLAN]: { body: noPlan() }, [WITH]: { body: { items: [] } } });
    const { dispatch } = await open('free');
    await act(async () => {
      await dispatch(myPlanApi.endpoints.myPlan.initiate());
      await dispatch(ordersApi.endpoints.ordersWith.initiate({ id: 'theo' }));
    });
    const read = () => calls.map(({ route }) => route).filter((route) => route === PLAN || route === WITH);
    expect(read()).toEqual([PLAN, WITH]);
    await told('premium');
    expect(read()).toEqual([PLAN, WITH, PLAN, WITH]);
  });

  it('is said not to be verified, and that bots need one, when the server cannot ask', async () => {
    fakeServer({});
    await open('premium');
    await told('free', false);
    expect(
      screen.getByText('Unable to verify feature access. Bot features require a premium subscription'),
    ).toBeVisible();
    expect(screen.getByText('Unable to verify feature access')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });

  it('keeps the premium theme that was chosen, and shows it as long as the plan has it', async () => {
    fakeServer({});
    keep('theme', 'neon');
    await open('premium', { theme: 'neon' });
    expect(currentTheme()).toBe('neon');
    await told('free');
    expect(currentTheme()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('neon');
    await told('premium');
    expect(currentTheme()).toBe('neon');
  });

  it('is read again when the connection was away meanwhile', async () => {
    const calls = fakeServer({ 'GET /api/profile': { body: aProfile(onPlan('premium')) } });
    await open('free');
    expect(calls.filter(({ route }) => route === 'GET /api/profile')).toHaveLength(0);
    await act(() => socket.disconnect());
    await act(() => socket.connect());
    expect(await screen.findByText('premium: bots granted')).toBeVisible();
  });
});
