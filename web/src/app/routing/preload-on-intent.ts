import { type AppRoute, routeAt } from './routes';

/** Fetches a page's code as soon as someone points at, touches or focuses a link to it. */
export function preloadOnIntent(routes: readonly AppRoute[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    // A failure here shows when the page is really asked for.
    routeAt(routes, link.pathname)
      ?.preload()
      .catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, preload, { passive: true });
}
