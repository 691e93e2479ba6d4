import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { closeSession, openSession } from '../api/session-token';
import { store as keep } from '../browser/storage';
import { dismissToast } from '../ui/toast/toast-store';
import { App } from './app';
import type { Feature } from './feature';
import { buildOffers, buildRoutes } from './routing/routes';
import { aProfile } from './session/a-profile';
import { startSession } from './session/start-session';
import { SIGNED_OUT_FLAG } from './session/stored-guest';
import { createStore } from './store';
import { preloadSurroundings } from './surroundings';

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
  const offers = buildOffers(() => Promise.resolve(features), store);
  const { dialogs, slots, dashboardTabs } = await offers();
  await Promise.all([
    preloadSurroundings(),
    ...[...routes, ...dialogs, ...dashboardTabs, ...Object.values(slots).flat()].map(({ preload }) =>
      preload(),
    ),
  ]);
  await act(async () => {
    render(
      <BrowserRouter>
        <App store={store} parts={{ routes, offers }} />
      </BrowserRouter>,
    );
  });
  return store;
}

/** Leaves the page by the link at the top of every page, for the stub of the home page. */
export async function goHome() {
  const [atTheTop] = screen.getAllByRole('link', { name: 'Vybac, home' });
  await userEvent.click(atTheTop as HTMLElement);
  await screen.findByText('Arrived at /');
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
  // Before the session ends: a dialog that closes with it would go back in the history, in the midst of the next test.
  cleanup();
  act(() => {
    keep(SIGNED_OUT_FLAG, '1');
    closeSession();
    dismissToast();
  });
  localStorage.clear();
}
