/** Whether someone is looking at this very page of the app: its path and its query, wherever on it. */
export const isOnScreen = (address: string): boolean =>
  document.visibilityState === 'visible' && location.pathname + location.search === address.split('#')[0];
