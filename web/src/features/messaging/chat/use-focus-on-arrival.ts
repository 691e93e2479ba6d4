import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to an element that has come, in a text field behind what stands there, after the shell has moved it to the page as
 * a whole.
 */
export function useFocusOnArrival(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const frame = requestAnimationFrame(() => {
      const { current } = element;
      current?.focus({ preventScroll: true });
      if (current instanceof HTMLTextAreaElement)
        current.setSelectionRange(current.value.length, current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [element, wanted]);
}
