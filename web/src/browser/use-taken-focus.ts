import { useEffect, useRef } from 'react';

/** Takes the focus where what had it is gone, so that keyboards and screen readers go on here. */
export function useTakenFocus<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
