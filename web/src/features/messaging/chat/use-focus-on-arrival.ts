import { type RefObject, useEffect } from 'react';

/** Moves the focus to an element that has come, after the shell has moved it to the page as a whole. */
export function useFocusOnArrival(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const frame = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [element, wanted]);
}
