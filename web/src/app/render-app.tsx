import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { closeSession, openSession } from '../api/session-token';
import { store as keep } from '../browser/storage';
import { dismissToast } from '../ui/toast/toast-store';
import { App } from './app';
import type { Feature } from './feature';
import { buildDialogs, buildRoutes, buildSlots } from './routes';
import { aProfile } from './session/a-profile';
import { SIGNED_OUT_FLAG } from './session/sign-out';
import { startSession } from './session/start-session';
import { createStore } from './store';

/** A page that only says where one has arrived. */
export const stub = (path: string): Feature => ({
  name: path,
  namespaces: [],
  routes: [{ path, page: () => Promise.resolve(() => <h1>Arrived at {path}</h1>) }],
});

/** For tests: the whole app with some of its features, opened at an address. */
export async function renderApp(address: string, features: readonly Feature[]) {
  history.replaceState(null, '', address);
  const store = createStore();
  startSession(store);
  const routes = buildRoutes(features, store);
  const dialogs = buildDialogs(features, store);
  const slots = buildSlots(features, store);
  await Promise.all([...routes, ...dialogs, ...Object.values(slots).flat()].map(({ preload }) => preload()));
  await act(async () => {
    render(
      <BrowserRouter>
        <App store={store} parts={{ features, routes, dialogs, slots }} />
      </BrowserRouter>,
    );
  });
  return store;
}

/** The session of a member or a guest, as the server answers it. */
export const aSession = (wanted: Parameters<typeof aProfile>[0] = {}) => ({
  accessToken: 'token-1',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  profile: aProfile(wanted),
});

export const aGuestSession = () =>
  aSession({ id: 'guest-1', kind: 'guest', name: 'Guest CD45', guestId: 'Guest-AB23CD45' });

/** Someone is signed in, as after a sign-in in this tab. */
export const signedInAs = (answer: ReturnType<typeof aSession>) => act(async () => openSession(answer));

/** Leaves nothing of one test to the next. */
export function forgetEverything(): void {
  act(() => {
    keep(SIGNED_OUT_FLAG, '1');
    closeSession();
    dismissToast();
  });
  localStorage.clear();
}
