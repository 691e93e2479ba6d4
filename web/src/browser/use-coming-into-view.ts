import { type RefObject, useEffect, useState } from 'react';
import { useBrowserFact } from './use-browser-fact';

const AHEAD = '400px';

/** Becomes true, and stays so, once an element is scrolled near; at once where the browser cannot tell. */
export function useComingIntoView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const cannotTell = useBrowserFact(isUnobservable, false);
  useEffect(() => {
    if (near || cannotTell || isUnobservable() || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, cannotTell, element]);
  return near || cannotTell;
}

const isUnobservable = () => !('IntersectionObserver' in window);
