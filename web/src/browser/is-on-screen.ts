/** Whether someone is looking at this very address of the app: its path and its query. */
export const isOnScreen = (address: string): boolean =>
  document.visibilityState === 'visible' && location.pathname + location.search === address;
