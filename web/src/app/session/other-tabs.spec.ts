import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { fakeServer } from '../../api/fake-server';
import { SIGNED_IN_HINT } from '../../api/refresh-session';
import { openSession } from '../../api/session-token';
import { aSession, forgetEverything } from '../render-app';
import { createStore } from '../store';
import { selectSession } from './session.slice';
import { startSession } from './start-session';

const REFRESH = 'POST /api/auth/refresh';

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
    fakeServer({});
    const person = await signIn('mara');
    await heard(null);
    expect(person()).toBeUndefined();
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
