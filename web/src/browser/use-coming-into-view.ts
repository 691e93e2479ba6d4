import { type RefObject, useEffect, useState } from 'react';

const AHEAD = '400px';

/** Becomes true, and stays so, once an element is scrolled near; at once where the browser cannot tell. */
export function useComingIntoView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
