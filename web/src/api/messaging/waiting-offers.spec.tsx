import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CHAT_LIMITS } from '#contract/chat';
import { baseApi } from '../base-api';
import { fakeServer } from '../fake-server';
import { useWaitingOffersQuery } from './waiting-offers';

jest.mock('../socket', () => ({ watch: () => () => undefined }));

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the offers that wait for an answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are asked for again and again while there is no connection to tell of them', async () => {
    let more = false;
    const calls = fakeServer({ 'GET /api/waiting-offers': () => ({ body: { items: [], more } }) });
    const store = configureStore({
      reducer: { [baseApi.reducerPath]: baseApi.reducer },
      middleware: (defaults) => defaults().concat(baseApi.middleware),
      enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result, unmount } = renderHook(() => useWaitingOffersQuery({}).data?.more, { wrapper });
    await after(0);
    expect(result.current).toBe(false);
    more = true;
    await after(CHAT_LIMITS.pollMs);
    expect(result.current).toBe(true);

    unmount();
    await after(CHAT_LIMITS.pollMs);
    const before = calls.length;
    await after(CHAT_LIMITS.pollMs);
    expect(calls).toHaveLength(before);
  });
});
