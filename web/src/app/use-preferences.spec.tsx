import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { fakeServer } from '../api/fake-server';
import { openSession } from '../api/session-token';
import { shownToast } from '../ui/toast/toast-store';
import { aSession, forgetEverything } from './render-app';
import { aProfile } from './session/a-profile';
import { createStore } from './store';
import { chooseTheme, currentTheme } from './theme/theme';
import { usePreferences } from './use-preferences';

/** Whether the code that keeps a choice can be fetched. */
let connected = false;
jest.mock('./session/save-profile', () => {
  if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./session/save-profile');
});

const PATCH = 'PATCH /api/profile';

const wrapper = ({ children }: PropsWithChildren) => <Provider store={createStore()}>{children}</Provider>;

describe('what people choose for themselves', () => {
  afterEach(() => {
    forgetEverything();
    act(() => chooseTheme('light'));
    jest.restoreAllMocks();
  });

  it('is shown without a connection, and kept with the profile of who is still signed in when there is one', async () => {
    const calls = fakeServer({ [PATCH]: { body: aProfile({ theme: 'midnight' }) } });
    const { result } = renderHook(usePreferences, { wrapper });

    openSession(aSession());
    act(() => result.current.chooseTheme('dark'));
    openSession(aSession({ id: 'another-person' }));
    act(() => result.current.chooseTheme('midnight'));
    expect(currentTheme()).toBe('midnight');
    await act(async () => undefined);

    connected = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(calls).toMatchObject([{ route: PATCH, body: { theme: 'midnight' } }]);
  });

  it('is kept with what else was chosen when the server can be reached again, without a word', async () => {
    connected = true;
    let reached = false;
    const calls = fakeServer({ [PATCH]: () => (reached ? { body: aProfile() } : 'network-error') });
    const { result } = renderHook(usePreferences, { wrapper });

    openSession(aSession());
    for (const choose of [
      () => result.current.chooseTheme('dark'),
      () => result.current.chooseLanguage('en'),
      () => result.current.chooseTheme('light'),
    ]) {
      const before = calls.length;
      act(choose);
      await waitFor(() => expect(calls.length).toBeGreaterThan(before));
      await act(async () => undefined);
    }
    expect(shownToast()).toBeNull();

    reached = true;
    const lost = calls.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls.length).toBeGreaterThan(lost));
    await act(async () => undefined);
    expect(calls.slice(lost)).toMatchObject([{ route: PATCH, body: { theme: 'light', language: 'en' } }]);
  });
});
