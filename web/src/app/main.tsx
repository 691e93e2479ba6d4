import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n';
import { App } from './app';
import { features } from './features';
import { reloadWhenFilesAreGone } from './new-version';
import { preloadOnIntent } from './preload-on-intent';
import { buildDialogs, buildRoutes, routeAt } from './routes';
import { startSession } from './session/start-session';
import { preloadPanels } from './shell/panels';
import { createStore } from './store';

async function start(): Promise<void> {
  const store = createStore();
  const routes = buildRoutes(features, store);
  const dialogs = buildDialogs(features, store);
  const firstRoute = routeAt(routes, location.pathname);
  const texts = startI18n(firstRoute?.namespaces ?? []);
  startSession(store);

  // With texts and the first page's code there, the first thing drawn is the page itself. Should the page's code
  // fail to arrive, the error boundary says so.
  await Promise.all([texts, firstRoute?.preload().catch(() => undefined)]);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with id "root"');
  const app = <App store={store} parts={{ features, routes, dialogs }} />;
  // As a transition it is drawn in slices, between which a slow phone can answer to touches.
  startTransition(() => createRoot(root).render(app));
  preloadOnIntent(routes);
  preloadPanels();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

reloadWhenFilesAreGone();
void start();
