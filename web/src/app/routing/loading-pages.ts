import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

/** Counts a page's code as on its way until the promise settles. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  // Not at once: a page begins to load while React draws, when nothing else may be told to draw again.
  queueMicrotask(() => change(1));
  try {
    return await work;
  } finally {
    change(-1);
  }
}

export const usePageIsLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );

function change(by: 1 | -1): void {
  loading += by;
  for (const tell of listeners) tell();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
