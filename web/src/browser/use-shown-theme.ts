import { useSyncExternalStore } from 'react';

/** The name of the theme that the page's root carries at this moment. */
export const useShownTheme = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme);

function subscribe(changed: () => void): () => void {
  const watching = new MutationObserver(changed);
  watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watching.disconnect();
}
