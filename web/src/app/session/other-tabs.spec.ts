import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { fakeServer, refusal } from '../../api/fake-server';
import { refreshSession, SIGNED_IN_HINT } from '../../api/refresh-session';
import { openSession } from '../../api/session-token';
import { aSession, forgetEverything } from '../render-app';
import { createStore } from '../store';
import { selectSession } from './session.slice';
import { startSession } from './start-session';

const REFRESH = 'POST /api/auth/refresh';
const OVER = refusal(401, 'identity.session-ended');

/** Another tab has written this, and this tab hears of it now; meanwhile there may be something else. */
const heard = (written: string | null, now = written) =>
  act(async () => {
    if (now === null) localStorage.removeItem(SIGNED_IN_HINT);
    else localStorage.setItem(SIGNED_IN_HINT, now);
    window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_IN_HINT, newValue: written }));
  });

async function signIn(id: string) {
  const store = createStore();
  startSession(store);
  await act(async () => openSession(aSession({ id })));
  return () => selectSession(store.getState()).profile?.id;
}

describe('what another tab does', () => {
  afterEach(forgetEverything);

  it('ends the session here, too, when it signs out', async () => {
    fakeServer({ [REFRESH]: OVER });
    const person = await signIn('mara');
    await heard(null);
    await waitFor(() => expect(person()).toBeUndefined());
  });

  it('ends the session here, too, when nobody can be asked whether it goes on', async () => {
    fakeServer({ [REFRESH]: 'network-error' });
    const person = await signIn('mara');
    await heard(null);
    await waitFor(() => expect(person()).toBeUndefined());
  });

  it('ends nothing when it was refused the cookie of before, and hears that the session goes on', async () => {
    const calls = fakeServer({ [REFRESH]: { body: aSession({ id: 'mara' }) } });
    const person = await signIn('mara');
    await heard(null);
    await waitFor(() => expect(localStorage.getItem(SIGNED_IN_HINT)).toBe('mara'));
    expect(person()).toBe('mara');
    expect(calls).toHaveLength(1);
  });

  it('ends the session here, too, while this tab has an answer of before on its way', async () => {
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    fakeServer({
      [REFRESH]: async () => {
        asked += 1;
        if (asked > 1) return OVER;
        await answer.promise;
        return { body: aSession({ id: 'mara' }) };
      },
    });
    const person = await signIn('mara');
    const before = refreshSession();
    await heard(null);
    await act(async () => {
      answer.resolve();
      await before;
    });
    await waitFor(() => expect(person()).toBeUndefined());
    expect(localStorage.getItem(SIGNED_IN_HINT)).toBeNull();
  });

  it('is not heeded when it has ended the session before this one', async () => {
    fakeServer({});
    const person = await signIn('mara');
    await heard(null, 'mara');
    expect(person()).toBe('mara');
  });

  it('is followed when it signs in as somebody else', async () => {
    fakeServer({ [REFRESH]: { body: aSession({ id: 'theo' }) } });
    const person = await signIn('mara');
    await heard('theo');
    await waitFor(() => expect(person()).toBe('theo'));
  });

  it('asks for nothing when it is the same person', async () => {
    const calls = fakeServer({ [REFRESH]: { body: aSession({ id: 'mara' }) } });
    await signIn('mara');
    await heard('mara');
    expect(calls).toEqual([]);
  });
});
