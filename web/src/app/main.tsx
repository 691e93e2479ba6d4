import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { type ReactNode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onSession } from '../api/session-token';
import { startI18n } from '../i18n/i18n';
import { App } from './app';
import { repeatEarlyUse, watchEarlyUse } from './routing/early-use';
import { noteGoneFiles } from './routing/new-version';
import { persistently } from './routing/persistently';
import { preloadOnIntent } from './routing/preload-on-intent';
import { routeTable } from './routing/route-table';
import { buildOffers, buildRoutes, routeAt } from './routing/routes';
import { startSession } from './session/start-session';
import { preloadPanels } from './shell/panels/panels';
import { asDrawn, createStore } from './store';
import { preloadSurroundings } from './surroundings';

/** Milliseconds that a page waits at most for what stands around it. */
const AROUND_WITHIN = 4000;

type Renderer = typeof import('react-dom/client');

async function start(): Promise<void> {
  const store = createStore();
  const routes = buildRoutes(routeTable, store);
  const offers = buildOffers(() => persistently(fetchFeatures), store);
  const firstRoute = routeAt(routes, location.pathname);
  const texts = startI18n(firstRoute?.namespaces ?? []);
  startSession(store);
  // Fetched by nobody who has no plan to follow.
  const wait = onSession((answer) => {
    if (!answer) return;
    wait();
    void persistently(() => import('./session/follow-plan')).then(({ followPlan }) => followPlan(store));
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with id "root"');
  const drawn = isDrawn(root);
  // With texts and the first page's code there, the first thing drawn is the page itself. Should the page's code
  // fail to arrive, the error boundary says so.
  const [renderer] = await Promise.all([
    // There already; in a task of its own React is made ready while others may answer to a touch.
    import('react-dom/client'),
    texts,
    firstRoute?.preload().catch(() => undefined),
    // Of a drawn page they are there, and answer a moment later.
    drawn || Promise.race([Promise.all([offers(), preloadSurroundings()]), pause(AROUND_WITHIN)]),
  ]);

  const app = (
    <BrowserRouter>
      <App store={store} parts={{ routes, offers }} drawnFrom={drawn ? asDrawn(store) : undefined} />
    </BrowserRouter>
  );
  // As a transition it is drawn in slices, between which a slow phone can answer to touches.
  startTransition(() => {
    if (drawn) takeOver(renderer, root, app);
    else drawAnew(renderer, root, app);
  });
  preloadOnIntent(routes);
  preloadPanels();
}

/** Started anew by the boot script, as an app that did not come. */
function failed(error: unknown): never {
  window.dispatchEvent(new Event('app-failed'));
  throw error;
}

async function keepForOffline(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/** Whether the server has drawn this page, and for someone like the one who is here; see the boot script. */
const isDrawn = (root: HTMLElement): boolean =>
  document.documentElement.dataset.redraw === undefined && root.firstElementChild !== null;

function drawAnew({ createRoot }: Renderer, root: HTMLElement, app: ReactNode): void {
  root.replaceChildren();
  const { dataset } = document.documentElement;
  delete dataset.redraw;
  delete dataset.early;
  createRoot(root).render(app);
}

/** React answers from here on, and draws what it has to for that at once; so it answers to earlier use too. */
function takeOver({ hydrateRoot }: Renderer, root: HTMLElement, app: ReactNode): void {
  delete document.documentElement.dataset.early;
  watchEarlyUse(root);
  hydrateRoot(root, app);
  repeatEarlyUse();
}

const fetchFeatures = () => import('./features').then(({ features }) => features);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

noteGoneFiles();
if (history.state?.layers) void import('../browser/layers/layers').then((m) => m.forgetLayersOfBefore());
// A task of its own: what is touched while the scripts are run is answered between the two.
setTimeout(() => void start().then(keepForOffline, failed));
