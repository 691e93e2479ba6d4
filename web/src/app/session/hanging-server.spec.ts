import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer, refusal } from '../../api/fake-server';
import { refreshSession, SIGNED_IN_HINT } from '../../api/refresh-session';
import { accessToken, openSession } from '../../api/session-token';
import { shownToast } from '../../ui/toast/toast-store';
import { aGuestSession, aSession, forgetEverything } from '../render-app';
import { createStore } from '../store';
import { selectSession } from './session.slice';
import { signOut } from './sign-out';
import { startSession } from './start-session';
import { GUEST_CREDENTIALS } from './stored-guest';

const AWAY = refusal(503, 'platform.unavailable');

describe('a server whose database is away', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['a member', SIGNED_IN_HINT, 'someone', 'POST /api/auth/refresh', aSession()],
    [
      'a guest',
      GUEST_CREDENTIALS,
      JSON.stringify({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' }),
      'POST /api/guests/log-in',
      aGuestSession(),
    ],
  ])('lets %s in once it is back', async (_, key, kept, route, session) => {
    localStorage.setItem(key, kept);
    const answers = [AWAY, AWAY, { body: session }];
    const calls = fakeServer({ [route]: () => answers.shift() ?? AWAY });
    const store = createStore();
    startSession(store);
    const status = () => selectSession(store.getState()).status;
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('visitor');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(status()).toBe(session.profile.kind);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(3);
  });
});

describe('a server that does not answer', () => {
  let limit: AbortController;
  let limited: ReturnType<typeof limiting>;
  const limiting = () => jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  /** Time is up before this comes. */
  const late = (body: object) => () => {
    limit.abort();
    return { body };
  };

  beforeEach(() => {
    limit = new AbortController();
    limited = limiting();
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is waited for as long as by any other call when a session is renewed', async () => {
    openSession(aSession());
    fakeServer({ 'POST /api/auth/refresh': late({ ...aSession(), accessToken: 'late' }) });
    expect(await refreshSession()).toBe('unreachable');
    expect(accessToken()).toBe('token-1');
    expect(limited).toHaveBeenCalledWith(30_000);
  });

  it('leaves those signed in who would sign out, and says so', async () => {
    openSession(aSession());
    fakeServer({ 'POST /api/auth/sign-out': late({}) });
    const leave = jest.fn();
    await signOut(leave);
    expect(leave).not.toHaveBeenCalled();
    expect(accessToken()).toBe('token-1');
    expect(shownToast()).not.toBeNull();
  });

  it.each([
    ['a desktop', false],
    ['a phone, where a guest is let in patiently', true],
  ])('keeps nobody on %s from browsing as a visitor, and no guest from coming back', async (_, phone) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: phone } as MediaQueryList);
    localStorage.setItem(GUEST_CREDENTIALS, JSON.stringify({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' }));
    const calls = fakeServer({ 'POST /api/guests/log-in': late(aGuestSession()) });
    const store = createStore();
    startSession(store);
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('visitor'));
    expect(localStorage.getItem(GUEST_CREDENTIALS)).not.toBeNull();
    expect(calls).toHaveLength(1);
  });
});
