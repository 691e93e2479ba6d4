import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '../base-api';
import { fakeServer } from '../fake-server';
import { fakeSocket } from '../fake-socket';
import { watchEvents } from '../watch-events';
import { aListing } from './a-listing';
import { useListingQuery } from './listings';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const { id } = aListing();

/** Somebody who looks at the listing, over a connection that does not wait. */
async function look() {
  const stop = watchEvents({});
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useListingQuery({ id }).data?.status, { wrapper });
  await waitFor(() => expect(socket.client.listening('connect')).toBe(true));
  await socket.connect();
  await waitFor(() => expect(socket.said('catalog.watch-listing')).toEqual([{ id }]));
  const leave = () => {
    unmount();
    stop();
  };
  return { result, leave };
}

describe('a listing that is looked at', () => {
  afterEach(async () => {
    await socket.forget();
    jest.restoreAllMocks();
  });

  it('is seen to be sold as soon as it is, or as soon as there is a connection again', async () => {
    let status: 'active' | 'pending' | 'sold' = 'active';
    fakeServer({ [`GET /api/listings/${id}`]: () => ({ body: aListing({ status }) }) });
    const { result, leave } = await look();
    status = 'pending';
    await socket.says('catalog.listing-changed', { id });
    await waitFor(() => expect(result.current).toBe('pending'));

    await socket.disconnect();
    status = 'sold';
    await socket.connect();
    await waitFor(() => expect(result.current).toBe('sold'));
    expect(socket.said('catalog.watch-listing')).toHaveLength(2);
    leave();
  });
});
