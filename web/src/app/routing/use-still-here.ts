import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the browser is still at the entry of its history that this was drawn for: whoever sent something may have gone
 * elsewhere before its answer. The browser is asked, not the router, which shows a page only once its code has come.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation();
  return () => {
    // So the router calls the entry with which the app was opened, which has no key of its own.
    const { key: current = 'default' } = (history.state ?? {}) as { key?: string };
    return current === key;
  };
}

/** The same for a form that writes its draft into its address, whose entry changes with that: whether it is still shown. */
export function useStillShown(): () => boolean {
  const { pathname } = useLocation();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current && window.location.pathname === pathname;
}
