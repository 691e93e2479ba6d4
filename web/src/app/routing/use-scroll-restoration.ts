import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBack, scrollToAnchor } from './scroll-back';
import { ScrollPositions } from './scroll-positions';

const MOMENTS = ['scroll', 'click', 'popstate'] as const;
const positions = new ScrollPositions(() => sessionStorage);

/**
 * Back and forward return to where the page was left, a new page starts at its top or at its `#anchor`. A link may
 * carry `state: { keepScroll: true }` to change the address and stay in place.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  // Every page opened from outside the app has the key "default".
  const entry = key === 'default' ? pathname : key;
  const shown = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => shown.current !== null && positions.remember(shown.current, window.scrollY);
    const save = () => positions.save();
    // A busy browser may report the last scrolling only after the click that leaves the page.
    for (const moment of MOMENTS) window.addEventListener(moment, note, { passive: true, capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      for (const moment of MOMENTS) window.removeEventListener(moment, note, { capture: true });
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const first = shown.current === null;
    shown.current = entry;
    const known = positions.of(entry);
    if (type === NavigationType.Pop && known !== undefined && !(first && openedAnew())) {
      shown.current = null;
      return scrollBack(known, () => {
        shown.current = entry;
      });
    }
    if (!first && !keepsScroll(state)) window.scrollTo(0, 0);
    return hash ? scrollToAnchor(decoded(hash.slice(1))) : undefined;
  }, [entry, type, hash, state]);
}

/** A typed address or a link from elsewhere, as opposed to a reload or the browser's own back. */
function openedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** What a hash names. One that is not well-formed, as `#100%`, is taken as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const keepsScroll = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
