import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { baseApi } from '../../api/base-api';
import { fakeServer, refusal } from '../../api/fake-server';
import { shownToast } from '../../ui/toast/toast-store';
import type { Feature } from '../feature';
import { forgetEverything, renderApp, stub } from '../render-app';
import { useAppDispatch } from '../store';
import { usePlanGate } from './plan-gate';

const CODE = 'platform.plan-required';
const PARAMS = { params: { feature: 'offer-bots', tier: 'premium' } };
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    doPaidThing: build.mutation<void, void>({ query: () => ({ url: '/api/paid', method: 'POST' }) }),
  }),
});

/** Stands on every page, as a dialog of the whole app does. */
function Everywhere() {
  const gate = usePlanGate();
  const dispatch = useAppDispatch();
  const call = async () => {
    try {
      await dispatch(api.endpoints.doPaidThing.initiate()).unwrap();
    } catch (error) {
      gate.claims(error);
    }
  };
  return (
    <>
      <button type="button" onClick={() => gate.lacks('offer-bots')}>
        Ask
      </button>
      <button type="button" onClick={() => void call()}>
        Call
      </button>
    </>
  );
}
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/page', page: () => Promise.resolve(Everywhere) }],
};
const everywhere: Feature = {
  name: 'everywhere',
  namespaces: [],
  routes: [],
  dialogs: [{ parameter: 'asked', page: () => Promise.resolve(Everywhere) }],
};

const press = async (name: string) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  act(() => screen.getByRole('button', { name }).click());
  await act(() => jest.advanceTimersByTimeAsync(1));
};
const leave = () =>
  act(async () => {
    history.pushState(null, '', '/elsewhere?asked=1');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('who lacks the plan for something', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is told, and taken to the plans after two seconds, from where they come back', async () => {
    fakeServer({});
    await renderApp('/page?a=1#there', [page, stub('/pricing')]);
    await press('Ask');
    expect(shownToast()).toMatchObject({
      title: 'Premium Feature',
      description: '“Offer bots” requires a premium subscription. Redirecting to pricing page...',
    });
    expect(shownToast()?.tone).toBeUndefined();
    await pass(1990);
    expect(location.pathname).toBe('/page');
    await pass(10);
    expect(location.pathname + location.search).toBe('/pricing?next=%2Fpage%3Fa%3D1%23there');
    await pass(1);
    expect(shownToast()).toBeNull();
  });

  it('is told the same when it is the server that refuses', async () => {
    fakeServer({ 'POST /api/paid': refusal(402, CODE, PARAMS) });
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Call');
    await pass(100);
    expect(shownToast()).toMatchObject({
      title: 'Premium Feature',
      description: '“Offer bots” requires a premium subscription. Redirecting to pricing page...',
    });
    expect(shownToast()?.tone).toBeUndefined();
    await pass(2000);
    expect(location.pathname).toBe('/pricing');
  });

  it('is told in the words of what was counted', async () => {
    fakeServer({ 'POST /api/paid': refusal(402, 'messaging.bot-limit', { params: { limit: 5 } }) });
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Call');
    await pass(100);
    expect(shownToast()?.description).toMatch(/^More than 5 active bots requires a premium subscription\./);
    await pass(2000);
    expect(location.pathname).toBe('/pricing');
  });

  it('is not sent to buy what they may have, when that cannot be verified', async () => {
    fakeServer({ 'POST /api/paid': refusal(402, 'platform.plan-not-verified', PARAMS) });
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Call');
    await pass(100);
    expect(shownToast()).toMatchObject({ title: 'Unable to verify feature access', tone: 'destructive' });
    await pass(3000);
    expect(location.pathname).toBe('/page');
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('is not taken there from a page they went to %s they were told', async (_, leavesFirst) => {
    const refused = Promise.withResolvers<ReturnType<typeof refusal>>();
    fakeServer({ 'POST /api/paid': () => refused.promise });
    await renderApp('/page?asked=1', [everywhere, stub('/page'), stub('/elsewhere')]);
    await screen.findByRole('button', { name: 'Call' });
    await press('Call');
    if (leavesFirst) await leave();
    refused.resolve(refusal(402, CODE, PARAMS));
    await pass(100);
    expect(shownToast()?.title).toBe('Premium Feature');
    if (!leavesFirst) await leave();
    await pass(2000);
    expect(location.pathname).toBe('/elsewhere');
  });

  it('is left alone after any other refusal', async () => {
    fakeServer({ 'POST /api/paid': refusal(503, 'platform.unavailable') });
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Call');
    await pass(3000);
    expect(location.pathname).toBe('/page');
    expect(shownToast()?.description).toMatch(/Temporarily unavailable/);
  });
});
