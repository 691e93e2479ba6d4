import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeCall, fakeServer, refusal } from '../../api/fake-server';
import { closeSession, openSession } from '../../api/session-token';
import { aGuestSession, aSession, forgetEverything } from '../render-app';
import { createStore } from '../store';
import { selectSession } from './session.slice';
import { startSession } from './start-session';
import { GUEST_CREDENTIALS, holdGuest, SIGNED_OUT_FLAG, storedGuest } from './stored-guest';

const LOG_IN = 'POST /api/guests/log-in';
const CREDENTIALS = { guestId: 'Guest-AB23CD45', pin: 'XY67ZW' };
const LET_IN = { body: aGuestSession() };

const keep = (credentials: unknown) => localStorage.setItem(GUEST_CREDENTIALS, JSON.stringify(credentials));
const stored = () => JSON.parse(localStorage.getItem(GUEST_CREDENTIALS) ?? 'null') as unknown;
const attempts = (calls: FakeCall[]) => calls.filter(({ route }) => route === LOG_IN).length;
/** Lets everything under way settle, and the clock advance. */
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

async function start() {
  const store = createStore();
  startSession(store);
  await pass();
  return { store, status: () => selectSession(store.getState()).status };
}
function onPhone() {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
}

describe('a guest whose credentials this browser holds', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is let in again at the start', async () => {
    keep(CREDENTIALS);
    const calls = fakeServer({ [LOG_IN]: LET_IN });
    const { status } = await start();
    expect(status()).toBe('guest');
    expect(calls).toMatchObject([{ route: LOG_IN, body: CREDENTIALS }]);
  });

  it('is not turned away while that is under way', async () => {
    keep(CREDENTIALS);
    const { promise, resolve } = Promise.withResolvers<void>();
    fakeServer({ [LOG_IN]: () => promise.then(() => LET_IN) });
    const { status } = await start();
    expect(status()).toBe('unknown');
    resolve();
    await pass();
    expect(status()).toBe('guest');
  });

  it.each([
    ['a member', aSession(), 'member'],
    ['a new guest', aSession({ id: 'guest-2', kind: 'guest', guestId: 'Guest-ZZ23CD45' }), 'guest'],
  ])('does not come back over %s who came in meanwhile', async (_, session, status) => {
    keep(CREDENTIALS);
    const { promise, resolve } = Promise.withResolvers<void>();
    fakeServer({ [LOG_IN]: () => promise.then(() => LET_IN) });
    const { store } = await start();
    openSession(session);
    resolve();
    await pass(60_000);
    expect(selectSession(store.getState())).toMatchObject({ status, profile: { id: session.profile.id } });
  });

  it('is not tried again once a member is in', async () => {
    keep(CREDENTIALS);
    onPhone();
    const calls = fakeServer({ [LOG_IN]: 'network-error' });
    const { status } = await start();
    openSession(aSession());
    await pass(60_000);
    expect(status()).toBe('member');
    expect(attempts(calls)).toBe(1);
  });

  it('stays out after signing out', async () => {
    keep(CREDENTIALS);
    localStorage.setItem(SIGNED_OUT_FLAG, '1');
    const calls = fakeServer({ [LOG_IN]: LET_IN });
    const { status } = await start();
    expect(status()).toBe('visitor');
    expect(attempts(calls)).toBe(0);
  });

  it('is forgotten without a word when the server does not know the credentials', async () => {
    keep(CREDENTIALS);
    fakeServer({ [LOG_IN]: refusal(401, 'identity.guest-credentials') });
    const { status } = await start();
    expect(status()).toBe('visitor');
    expect(stored()).toBeNull();
    expect(document.body).toHaveTextContent('');
  });

  it.each([
    ['the server is out of order', refusal(500, 'platform.internal')],
    ['there were too many attempts', refusal(429, 'platform.too-many-attempts')],
    ['there is no network', 'network-error' as const],
    ['the answer breaks off', 'cut-off' as const],
  ])('is not forgotten, nor tried again at once, when %s', async (_, answer) => {
    keep(CREDENTIALS);
    const calls = fakeServer({ [LOG_IN]: answer });
    const { status } = await start();
    await pass(9999);
    expect(status()).toBe('visitor');
    expect(stored()).toEqual(CREDENTIALS);
    expect(attempts(calls)).toBe(1);
  });

  it('is tried three times more on a phone without network, each time a second later', async () => {
    keep(CREDENTIALS);
    onPhone();
    const calls = fakeServer({ [LOG_IN]: 'network-error' });
    const { status } = await start();
    for (const [wait, made] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [2999, 3],
      [1, 4],
      [9999, 4],
    ] as const) {
      await pass(wait);
      expect(attempts(calls)).toBe(made);
    }
    expect(status()).toBe('visitor');
    expect(stored()).toEqual(CREDENTIALS);
  });

  it('is let in as soon as the network is back', async () => {
    keep(CREDENTIALS);
    let online = false;
    fakeServer({ [LOG_IN]: () => (online ? LET_IN : 'network-error') });
    const { status } = await start();
    online = true;
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(status()).toBe('guest');
  });

  it.each([
    ['five seconds', 5000, () => undefined],
    ['three on a phone', 3000, onPhone],
  ])('has them saved again every %s', async (_, interval, device) => {
    device();
    holdGuest(CREDENTIALS);
    localStorage.clear();
    await pass(interval - 1);
    expect(stored()).toBeNull();
    await pass(1);
    expect(stored()).toEqual(CREDENTIALS);
  });

  it('does not have them saved again after a sign-out', async () => {
    fakeServer({});
    await start();
    holdGuest(CREDENTIALS);
    openSession(aGuestSession());
    localStorage.setItem(SIGNED_OUT_FLAG, '1');
    closeSession();
    await pass(60_000);
    expect(stored()).toBeNull();
  });

  it('does not have them saved again after another tab removed them', async () => {
    fakeServer({});
    await start();
    holdGuest(CREDENTIALS);
    localStorage.removeItem(GUEST_CREDENTIALS);
    window.dispatchEvent(new StorageEvent('storage', { key: GUEST_CREDENTIALS, newValue: null }));
    await pass(60_000);
    expect(stored()).toBeNull();
  });

  it('is no guest any more after signing in as a member', async () => {
    fakeServer({});
    const { status } = await start();
    holdGuest(CREDENTIALS);
    openSession(aGuestSession());
    openSession(aSession());
    expect(status()).toBe('member');
    expect(stored()).toBeNull();
    expect(localStorage.getItem(SIGNED_OUT_FLAG)).toBeNull();
  });

  it('is let in again when the session ends on its own', async () => {
    fakeServer({ [LOG_IN]: LET_IN });
    const { status } = await start();
    holdGuest(CREDENTIALS);
    openSession(aGuestSession());
    closeSession();
    await pass();
    expect(status()).toBe('guest');
  });

  it('means nothing when something else stands in its place', () => {
    for (const junk of ['no json', '7', '{"guestId":"Guest-1","pin":"2"}', '{}']) {
      localStorage.setItem(GUEST_CREDENTIALS, junk);
      expect(storedGuest()).toBeNull();
    }
  });
});
