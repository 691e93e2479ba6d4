import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { HOUR_MS } from '#contract/time';
import { baseApi } from './base-api';
import { SIGNED_IN_HINT } from './refresh-session';
import {
  accessToken,
  closeSession,
  openSession,
  type SessionAnswer,
  type SessionProfile,
} from './session-token';

const IN_15_MINUTES = 900_000;
const PROFILE: SessionProfile = {
  id: '01930000-0000-7000-8000-000000000001',
  kind: 'member',
  name: 'Mara',
  avatar: null,
  role: 'user',
  theme: null,
  language: 'en',
  onboardingCompleted: true,
  tier: 'free',
  entitlements: [],
  planVerified: true,
};
const answer = (token: string, lasts = IN_15_MINUTES): SessionAnswer => ({
  accessToken: token,
  expiresAt: new Date(Date.now() + lasts).toISOString(),
  profile: PROFILE,
});
const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type, 'x-request-id': 'r1' } });
const refused = (status: number, code: string) =>
  json(status, { status, code, title: code }, 'application/problem+json');

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<{ seen: string }, number>({ query: (id) => `/api/things/${id}` }),
    setThing: build.mutation<void, { id: number; to: number }>({
      query: ({ id, to }) => ({ url: `/api/things/${id}`, method: 'PUT', body: { to } }),
    }),
    removeThing: build.mutation<void, number>({
      query: (id) => ({ url: `/api/things/${id}`, method: 'DELETE' }),
    }),
  }),
});

/** A server that knows which tokens are good and hands out the next one at each refresh. */
function serve(good: string[], refresh: () => Response) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'));
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname === '/api/auth/refresh') return refresh();
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? 'none';
    return good.includes(token) ? json(200, { seen: token }) : refused(401, 'platform.session-expired');
  });
  return calls;
}

const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
const read = (id = 1) => createStore().dispatch(api.endpoints.readThing.initiate(id));

describe('calls to the API', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    closeSession();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('go out without a token and without a refresh for visitors', async () => {
    const calls = serve(['none'], () => refused(401, 'identity.no-session'));
    expect((await read()).data).toEqual({ seen: 'none' });
    expect(calls).toEqual(['/api/things/1']);
  });

  it('resume the session that this browser remembers before the first one', async () => {
    localStorage.setItem(SIGNED_IN_HINT, '1');
    serve(['first'], () => json(200, answer('first')));
    expect((await read()).data).toEqual({ seen: 'first' });
  });

  it('are repeated once with a new token when the server no longer takes the old one', async () => {
    openSession(answer('old'));
    const calls = serve(['new'], () => json(200, answer('new')));
    expect((await read()).data).toEqual({ seen: 'new' });
    expect(calls).toEqual(['/api/things/1', '/api/auth/refresh', '/api/things/1']);
  });

  it('share one refresh when many of them find the token expired', async () => {
    openSession(answer('old'));
    const calls = serve(['new'], () => json(200, answer('new')));
    const store = createStore();
    await Promise.all([1, 2, 3].map((id) => store.dispatch(api.endpoints.readThing.initiate(id))));
    expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('renew a token that is about to expire before they are sent', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    openSession(answer('old'));
    jest.setSystemTime(Date.now() + IN_15_MINUTES - 20_000);
    const calls = serve(['new'], () => json(200, answer('new')));
    await read();
    expect(calls).toEqual(['/api/auth/refresh', '/api/things/1']);
  });

  it('change the same thing one after another, also after one that failed, and other things meanwhile', async () => {
    const calls: string[] = [];
    const answers: ((answer: Response) => void)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const request = input as Request;
      calls.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
      return new Promise((resolve) => answers.push(resolve));
    });
    const store = createStore();
    const { setThing, removeThing } = api.endpoints;
    const changes = [
      store.dispatch(setThing.initiate({ id: 1, to: 1 })),
      store.dispatch(setThing.initiate({ id: 1, to: 2 })),
      store.dispatch(removeThing.initiate(1)),
      store.dispatch(setThing.initiate({ id: 2, to: 1 })),
    ];
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(calls).toEqual(['PUT /api/things/1 {"to":1}', 'PUT /api/things/2 {"to":1}']);
    answers[0]?.(refused(500, 'platform.unexpected'));
    await waitFor(() => expect(answers).toHaveLength(3));
    expect(calls[2]).toBe('PUT /api/things/1 {"to":2}');
    answers[1]?.(json(200, {}));
    answers[2]?.(json(200, {}));
    await waitFor(() => expect(answers).toHaveLength(4));
    expect(calls[3]).toBe('DELETE /api/things/1');
    answers[3]?.(json(200, {}));
    await Promise.all(changes);
  });

  it('do not refresh again and again where the device clock is ahead of the server', async () => {
    openSession(answer('old', -HOUR_MS));
    const calls = serve(['old'], () => json(200, answer('new')));
    await read();
    expect(calls).toEqual(['/api/things/1']);
  });

  it('end the session when the refresh is refused, and show what a visitor may see', async () => {
    openSession(answer('old'));
    serve(['none'], () => refused(401, 'identity.session-revoked'));
    expect((await read()).data).toEqual({ seen: 'none' });
    expect(accessToken()).toBeNull();
  });

  it('go on with the session that another tab has begun while the refresh was under way', async () => {
    openSession(answer('old'));
    localStorage.setItem(SIGNED_IN_HINT, 'the guest');
    const answers = [refused(401, 'identity.session-revoked'), json(200, answer('new'))];
    serve(['new'], () => {
      localStorage.setItem(SIGNED_IN_HINT, 'the member');
      return answers.shift() ?? refused(401, 'identity.session-revoked');
    });
    expect((await read()).data).toEqual({ seen: 'new' });
    expect(answers).toEqual([]);
  });

  it.each([
    ['does not get through', () => json(502, {})],
    ['breaks off', () => new Response('{"accessToken":"new"')],
  ])('keep the session when the refresh %s', async (_, refresh) => {
    openSession(answer('old'));
    serve(['new'], refresh);
    const { error } = await read();
    expect(error).toMatchObject({ status: 401, code: 'platform.session-expired' });
    expect(accessToken()).toBe('old');
  });

  it('name what failed: the problem of the server, or the state of the network', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    fetching.mockImplementation(async () => refused(404, 'catalog.listing-not-found'));
    expect((await read()).error).toMatchObject({ status: 404, code: 'catalog.listing-not-found' });
    fetching.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await read(2)).error).toMatchObject({ code: 'client.unexpected' });
    fetching.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await read(3)).error).toMatchObject({ code: 'client.network' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await read(4)).error).toMatchObject({ code: 'client.offline' });
  });
});
