import { type RefObject, useEffect, useRef, useState } from 'react';

const UNMEASURED = 640;

/** How wide an element is, for what is drawn into it. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useEffect(() => {
    // Not there where pages are only tested.
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
