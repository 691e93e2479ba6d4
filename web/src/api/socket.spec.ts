import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from './fake-server';
import { fakeSocket } from './fake-socket';
import { SIGNED_IN_HINT } from './refresh-session';
import { accessToken, closeSession, openSession, type SessionAnswer } from './session-token';
import { watch } from './socket';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const REFRESH = 'POST /api/auth/refresh';
const ended = { status: 401, body: { status: 401, code: 'identity.session-ended', title: 'ended' } };
const PATIENCE_MS = 2000;
const PERSON = '01930000-0000-7000-8000-000000000001';

const sessionOf = (id: string, token: string): SessionAnswer => ({
  accessToken: token,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  profile: {
    id,
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
  },
});
const startWatching = jest.fn();

describe('The connection, told that its session has ended,', () => {
  let stop: () => void;
  beforeEach(async () => {
    localStorage.setItem(SIGNED_IN_HINT, '1');
    openSession(sessionOf(PERSON, 'first'));
    stop = watch({ start: startWatching, stop: () => undefined }, { now: true });
    await waitFor(() => {
      if (!socket.client.listening('session.ended')) throw new Error('It does not listen yet.');
    });
    await socket.connect();
    socket.answer({
      'session.token': ({ token }) => ({ data: { person: token === null ? null : PERSON } }),
    });
    // A renewal: from here on the page knows whose connection it is.
    openSession(sessionOf(PERSON, 'second'));
    startWatching.mockClear();
    jest.useFakeTimers();
  });
  afterEach(async () => {
    jest.useRealTimers();
    stop();
    closeSession();
    await socket.forget();
  });

  it('closes the session here too when it is over', async () => {
    fakeServer({ [REFRESH]: ended });
    await socket.says('session.ended', { person: PERSON });
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(accessToken()).toBeNull();
    expect(startWatching).toHaveBeenCalledTimes(1);
  });

  it('goes on with the newer session another tab has opened', async () => {
    fakeServer({ [REFRESH]: { body: sessionOf(PERSON, 'newer') } });
    await socket.says('session.ended', { person: PERSON });
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(accessToken()).toBe('newer');
    expect(startWatching).toHaveBeenCalledTimes(1);
  });

  it('leaves who has signed in here meanwhile alone', async () => {
    const calls = fakeServer({ [REFRESH]: ended });
    await socket.says('session.ended', { person: PERSON });
    openSession(sessionOf('somebody else', 'new'));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(accessToken()).toBe('new');
    expect(calls).toEqual([]);
  });
});
