import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissToast, shownToast } from '../ui/toast/toast-store';

/** What went wrong on a page is not told on the next one. What went well is: it is often why one is there. */
export function useErrorsStayBehind(): void {
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      const shown = shownToast();
      if (shown?.tone === 'destructive') dismissToast(shown.id);
    },
    [pathname],
  );
}
