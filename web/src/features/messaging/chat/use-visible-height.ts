import { useEffect, useRef } from 'react';

/**
 * Tells the style sheet how much of the window a phone's keyboard leaves, as `--visible-height` and `--visible-top`:
 * browsers lay the keyboard over the page instead of making the page smaller.
 */
export function useVisibleHeight<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { style } = element.current ?? {};
    if (!viewport || !style) return undefined;
    const measure = () => {
      // Zoomed in, the viewport is small for another reason.
      const covered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      style.setProperty('--visible-height', covered ? `${viewport.height}px` : '100dvh');
      style.setProperty('--visible-top', covered ? `${viewport.offsetTop}px` : '0px');
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return element;
}
