import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from '../i18n/i18n';
import { App } from './app';
import { repeatEarlyUse, watchEarlyUse } from './early-use';
import { features } from './features';
import { reloadWhenFilesAreGone } from './new-version';
import { preloadOnIntent } from './preload-on-intent';
import { buildDialogs, buildRoutes, buildSlots, routeAt } from './routes';
import { startSession } from './session/start-session';
import { preloadPanels } from './shell/panels';
import { createStore } from './store';

async function start(): Promise<void> {
  const store = createStore();
  const routes = buildRoutes(features, store);
  const dialogs = buildDialogs(features, store);
  const slots = buildSlots(features, store);
  const firstRoute = routeAt(routes, location.pathname);
  const texts = startI18n(firstRoute?.namespaces ?? []);
  startSession(store);

  // With texts and the first page's code there, the first thing drawn is the page itself. Should the page's code
  // fail to arrive, the error boundary says so.
  await Promise.all([texts, firstRoute?.preload().catch(() => undefined)]);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with id "root"');
  const app = (
    <BrowserRouter>
      <App store={store} parts={{ features, routes, dialogs, slots }} />
    </BrowserRouter>
  );
  // As a transition it is drawn in slices, between which a slow phone can answer to touches.
  startTransition(() => {
    if (isDrawn(root)) takeOver(root, app);
    else createRoot(root).render(app);
  });
  preloadOnIntent(routes);
  preloadPanels();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/** Whether the server has drawn this page, and for someone like the one who is here; see the boot script. */
function isDrawn(root: HTMLElement): boolean {
  const { dataset } = document.documentElement;
  if (dataset.redraw !== undefined) root.replaceChildren();
  delete dataset.redraw;
  delete dataset.early;
  return root.firstElementChild !== null;
}

/** React answers from here on, and draws what it has to for that at once; so it answers to earlier use too. */
function takeOver(root: HTMLElement, app: ReactNode): void {
  watchEarlyUse(root);
  hydrateRoot(root, app);
  repeatEarlyUse();
}

reloadWhenFilesAreGone();
if (history.state?.layers) void import('../browser/layers').then((m) => m.forgetLayersOfBefore());
void start();
