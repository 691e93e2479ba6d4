import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'main';

/** After a click to another page: focus goes to its content, unless somebody types; the canonical address follows. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Only what stands around the pages still has the focus here: the search field, in which the next search is begun.
    if (!(document.activeElement instanceof HTMLInputElement))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    // Share sheets on phones hand on the canonical address rather than the one in the address bar.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname]);
}
