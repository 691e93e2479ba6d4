import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissToast, shownToast } from '../../ui/toast/toast-store';

/**
 * What went wrong on a page is not told on the next one, unless it was told once that one had been gone to. What went well
 * is: it is often why one is there.
 */
export function useErrorsStayBehind(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    const shown = shownToast();
    if (shown?.tone === 'destructive' && shown.page !== pathname) dismissToast(shown.id);
  }, [pathname]);
}
