import { fetchAhead } from './lazy-page';
import { type AppRoute, routeAt } from './routes';

/** Fetches a page's code as soon as someone points at, touches or focuses a link to it. */
export function preloadOnIntent(routes: readonly AppRoute[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const route = routeAt(routes, link.pathname);
    if (route) void fetchAhead(route);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, preload, { passive: true });
}
