import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { baseApi } from './base-api';
import { readAgainIfChanged } from './changed-while-read';
import { fakeServer } from './fake-server';

type Page = { items: string[]; next: number | null };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    news: build.infiniteQuery<Page, void, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({ url: '/api/news', params: { page: pageParam } }),
    }),
  }),
});

/** Two pages of news on a server whose answers wait to be let go. */
function newsServer() {
  const news = [['first'], ['second']];
  const held: (() => void)[] = [];
  fakeServer({
    'GET /api/news': async (_, search) => {
      const page = Number(search.get('page'));
      const body = { items: [...(news[page] ?? [])], next: page === 0 ? 1 : null };
      await new Promise<void>((resolve) => held.push(resolve));
      return { body };
    },
  });
  return {
    happens: (what: string) => news[0]?.unshift(what),
    answers: async (count: number) => {
      await waitFor(() => expect(held).toHaveLength(count));
      held.at(-1)?.();
    },
  };
}

describe('what is told of a list', () => {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, readAgainIfChanged),
  });
  const shown = () =>
    api.endpoints.news
      .select()(store.getState())
      .data?.pages.map(({ items }) => items.join(' '));
  const tell = (what: string) =>
    store.dispatch(
      api.util.updateQueryData('news', undefined, ({ pages: [first] }) => void first?.items.unshift(what)),
    );

  afterEach(() => {
    store.dispatch(baseApi.util.resetApiState());
    jest.restoreAllMocks();
  });

  it('stays while its next page is on its way, which knows nothing of it', async () => {
    const server = newsServer();
    const list = store.dispatch(api.endpoints.news.initiate());
    await server.answers(1);
    await waitFor(() => expect(shown()).toEqual(['first']));
    const more = store.dispatch(api.endpoints.news.initiate(undefined, { direction: 'forward' }));
    server.happens('new');
    tell('new');
    await server.answers(2);
    await server.answers(3);
    await server.answers(4);
    await waitFor(() => expect(shown()).toEqual(['new first', 'second']));
    list.unsubscribe();
    more.unsubscribe();
  });

  it('costs no reading where nothing is on its way', async () => {
    const server = newsServer();
    const list = store.dispatch(api.endpoints.news.initiate());
    await server.answers(1);
    await waitFor(() => expect(shown()).toEqual(['first']));
    tell('new');
    expect(shown()).toEqual(['new first']);
    expect(api.endpoints.news.select()(store.getState()).status).toBe('fulfilled');
    list.unsubscribe();
  });
});
