import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useBrowserFact } from './use-browser-fact';

/**
 * Becomes true, and stays so, at the first moment from `ready` on at which an element lies below what is in sight: what
 * takes its place then moves nothing that is looked at. At once where the browser cannot tell.
 */
export function useBelowSight(element: RefObject<Element | null>, ready: boolean): boolean {
  const [below, setBelow] = useState(false);
  const cannotTell = useBrowserFact(isUnobservable, false);
  useEffect(() => {
    if (!ready || below || isUnobservable() || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // Drawn in slices, as nobody looks at it yet.
      if (entry && entry.boundingClientRect.top > window.innerHeight) startTransition(() => setBelow(true));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, ready, below]);
  return below || (cannotTell && ready);
}

const isUnobservable = () => !('IntersectionObserver' in window);
