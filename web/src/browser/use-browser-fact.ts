import { useSyncExternalStore } from 'react';

/**
 * What only the browser can tell. The server assumes a value, and so does the first render over its HTML, which has
 * to draw the same; the truth follows at once.
 */
export const useBrowserFact = <T>(read: () => T, assumed: T): T =>
  useSyncExternalStore(unchanging, read, () => assumed);

const unchanging = () => () => undefined;
