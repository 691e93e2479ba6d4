import { type RefCallback, useCallback } from 'react';

/**
 * For the button that fetches more of the list it stands after: with the last page it goes, and whoever was there goes on
 * at the first of what came, or at the list where there is nothing to press.
 */
export function useFocusOnMore<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((place: E) => {
    let last: Element | null | undefined;
    const note = () => {
      last = place.previousElementSibling?.lastElementChild;
    };
    place.addEventListener('focusin', note);
    place.addEventListener('click', note);
    return () => {
      place.removeEventListener('focusin', note);
      place.removeEventListener('click', note);
      const list = place.previousElementSibling;
      if (!(list instanceof HTMLElement) || !place.contains(document.activeElement)) return;
      // What came is there in a moment.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = last?.nextElementSibling?.querySelector<HTMLElement>('a[href], button');
        if (!next) list.tabIndex = -1;
        (next ?? list).focus({ preventScroll: true });
      });
    };
  }, []);
}
