import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { baseApi } from '../../api/base-api';
import { fakeServer, refusal } from '../../api/fake-server';
import { shownToast } from '../../ui/toast/toast-store';
import type { Feature } from '../feature';
import { forgetEverything, renderApp, stub } from '../render-app';
import { useAppDispatch } from '../store';
import { usePlanGate } from './plan-gate';

const CODE = 'messaging.bot-plan-required';
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    doPaidThing: build.mutation<void, void>({ query: () => ({ url: '/api/paid', method: 'POST' }) }),
  }),
});

function Page() {
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
      <button type="button" onClick={() => gate.refuse({ code: CODE })}>
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
  routes: [{ path: '/page', page: () => Promise.resolve(Page) }],
};

const press = async (name: string) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  act(() => screen.getByRole('button', { name }).click());
  await act(() => jest.advanceTimersByTimeAsync(1));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('who lacks the plan for something', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is told, and taken to the plans after two seconds', async () => {
    fakeServer({});
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Ask');
    expect(shownToast()).toMatchObject({
      title: 'Premium Feature',
      description: expect.stringMatching(
        /requires a premium subscription\. Redirecting to pricing page\.\.\.$/,
      ),
    });
    expect(shownToast()?.tone).toBeUndefined();
    await pass(1990);
    expect(location.pathname).toBe('/page');
    await pass(10);
    expect(location.pathname).toBe('/pricing');
    await pass(1);
    expect(shownToast()).toBeNull();
  });

  it('is told the same when it is the server that refuses', async () => {
    fakeServer({ 'POST /api/paid': refusal(402, CODE) });
    await renderApp('/page', [page, stub('/pricing')]);
    await press('Call');
    await pass(100);
    expect(shownToast()?.title).toBe('Premium Feature');
    await pass(2000);
    expect(location.pathname).toBe('/pricing');
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
