import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { isConnected } from './connection';
import { fakeServer } from './fake-server';
import { fakeSocket } from './fake-socket';
import { SIGNED_IN_HINT } from './refresh-session';
import { accessToken, closeSession, openSession, type SessionAnswer } from './session-token';
import { watch } from './socket';
import { watchEvents } from './watch-events';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const REFRESH = 'POST /api/auth/refresh';
const ended = { status: 401, body: { status: 401, code: 'identity.session-ended', title: 'ended' } };
const AWAY = { status: 503, body: { status: 503, code: 'platform.unavailable', title: 'away' } };
const PATIENCE_MS = 2000;
const PAUSE_MS = 10_000;
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
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The connection of somebody who is signed in, as far as the server lets it in. */
async function opened(): Promise<() => void> {
  localStorage.setItem(SIGNED_IN_HINT, '1');
  openSession(sessionOf(PERSON, 'first'));
  const stop = watch({ start: startWatching, stop: () => undefined }, { now: true });
  await waitFor(() => {
    if (!socket.client.listening('session.ended')) throw new Error('It does not listen yet.');
  });
  return stop;
}

describe('The connection, told that its session has ended,', () => {
  let stop: () => void;
  beforeEach(async () => {
    stop = await opened();
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

  it('starts anew as soon as there is a token again', async () => {
    const answers = [AWAY, AWAY, { body: sessionOf(PERSON, 'newer') }];
    const calls = fakeServer({ [REFRESH]: () => answers.shift() ?? AWAY });
    await socket.says('session.ended', { person: PERSON });
    await after(PATIENCE_MS + PAUSE_MS);
    expect(startWatching).not.toHaveBeenCalled();
    await after(PAUSE_MS);
    expect(accessToken()).toBe('newer');
    expect(startWatching).toHaveBeenCalledTimes(1);
    await after(60_000);
    expect(calls).toHaveLength(3);
  });

  it('or that it is about to, asks until there is a new token, or somebody else has one', async () => {
    const calls = fakeServer({ [REFRESH]: AWAY });
    await socket.says('session.expiring', { secondsLeft: 60 });
    await after(PAUSE_MS);
    expect(calls).toHaveLength(2);
    openSession(sessionOf('somebody else', 'new'));
    await after(60_000);
    expect(calls).toHaveLength(2);
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

describe('The connection, refused as somebody else’s because they have too many,', () => {
  it('does not stand until it is let in as theirs', async () => {
    const stop = await opened();
    await socket.connect();
    const refusal = { status: 429, code: 'platform.too-many-requests', title: 'too many' };
    socket.answer({ 'session.token': () => ({ problem: refusal }) });
    jest.useFakeTimers();
    await act(async () => openSession(sessionOf('somebody else', 'new')));
    expect(isConnected()).toBe(false);
    await after(PAUSE_MS);
    expect(socket.tries()).toBe(1);
    jest.useRealTimers();
    stop();
    closeSession();
    await socket.forget();
  });
});

describe('The connection, refused because its token has expired,', () => {
  const EXPIRED = 'platform.session-expired';
  const overloaded = { status: 429, body: { status: 429, code: 'platform.too-many', title: 'too many' } };
  let stop: () => void;
  beforeEach(async () => {
    stop = await opened();
    await socket.connect();
    await socket.disconnect();
    jest.useFakeTimers();
  });
  afterEach(async () => {
    jest.useRealTimers();
    stop();
    closeSession();
    await socket.forget();
  });

  it('is tried again at once with a new one', async () => {
    fakeServer({ [REFRESH]: { body: sessionOf(PERSON, 'new') } });
    await socket.refuse(EXPIRED);
    await after(0);
    expect(socket.tries()).toBe(1);
    expect(accessToken()).toBe('new');
  });

  it('as well as one of too many connections, which is tried again after a pause', async () => {
    await socket.refuse('platform.too-many-requests');
    await after(0);
    expect(socket.tries()).toBe(0);
    await after(PAUSE_MS);
    expect(socket.tries()).toBe(1);
  });

  it('waits while none is to be had, and asks for one with pauses only', async () => {
    let overload = true;
    const calls = fakeServer({
      [REFRESH]: () => (overload ? overloaded : { body: sessionOf(PERSON, 'new') }),
    });
    await socket.refuse(EXPIRED);
    await after(PAUSE_MS - 1);
    expect(calls).toHaveLength(1);
    await after(1);
    expect(calls).toHaveLength(2);
    expect(socket.tries()).toBe(0);
    overload = false;
    await after(PAUSE_MS);
    expect(calls).toHaveLength(3);
    expect(socket.tries()).toBe(1);
    expect(accessToken()).toBe('new');
  });

  it('does not wait any longer once the browser is online again', async () => {
    const answers = ['network-error' as const, { body: sessionOf(PERSON, 'new') }];
    fakeServer({ [REFRESH]: () => answers.shift() ?? ended });
    await socket.refuse(EXPIRED);
    await after(1);
    expect(socket.tries()).toBe(0);
    window.dispatchEvent(new Event('online'));
    await after(0);
    expect(socket.tries()).toBe(1);
  });

  it('goes on as a visitor when the session is over', async () => {
    fakeServer({ [REFRESH]: ended });
    await socket.refuse(EXPIRED);
    await after(0);
    expect(socket.tries()).toBe(1);
    expect(accessToken()).toBeNull();
  });

  it('pauses when the new one is refused as well, until it has stood', async () => {
    const calls = fakeServer({ [REFRESH]: () => ({ body: sessionOf(PERSON, 'new') }) });
    await socket.refuse(EXPIRED);
    await after(0);
    await socket.refuse(EXPIRED);
    await after(PAUSE_MS - 1);
    expect(calls).toHaveLength(1);
    await after(1);
    expect(socket.tries()).toBe(2);
    await socket.connect();
    await socket.disconnect();
    await socket.refuse(EXPIRED);
    await after(0);
    expect(socket.tries()).toBe(3);
  });
});

describe('What is not followed any more', () => {
  it('is not told, though it was given up while there was no connection', async () => {
    const told = jest.fn();
    const stop = watchEvents({ 'community.meetup': told });
    await socket.connect();
    await socket.disconnect();
    await act(async () => stop());
    await socket.connect();
    await socket.says('community.meetup', { meetupId: 'any' });
    expect(told).not.toHaveBeenCalled();
    await socket.forget();
  });
});
