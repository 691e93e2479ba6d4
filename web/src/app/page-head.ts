import { useEffect, useSyncExternalStore } from 'react';
import { metaDescription } from '#contract/listings';
import { brandName } from '../browser/brand';

let shownBefore = false;
let announcement = '';
const listeners = new Set<() => void>();

type PageHead = { title: string; description?: string };

/**
 * Sets the tab's title ("About · Vybac") and the meta description while a page is shown. The server writes the same
 * into the first page's HTML; this keeps them right from the first click on. An empty title (data still loading)
 * leaves the page before as it was.
 */
export function usePageHead({ title: own, description = '' }: PageHead): void {
  useEffect(() => {
    if (!own) return;
    document.title = own === brandName ? own : `${own} · ${brandName}`;
    descriptionTag().content = metaDescription(description);
    // The browser itself announces the first page.
    announcement = shownBefore ? document.title : '';
    shownBefore = true;
    for (const tell of listeners) tell();
  }, [own, description]);
}

/** What a screen reader is to say about the page just shown. */
export const usePageAnnouncement = () =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );

function descriptionTag(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
