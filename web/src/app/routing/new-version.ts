const KEY = 'reloaded-for-new-version';
const ONCE_PER = 60_000;

/**
 * After a deployment the old files are gone; a page that still asks for one starts over with the new version. What was asked
 * for before a connection was lost fails late, and is not gone.
 */
export function reloadWhenFilesAreGone(): void {
  let cutOff = 0;
  window.addEventListener('offline', () => {
    cutOff = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    const last = Math.max(cutOff, Number(sessionStorage.getItem(KEY) ?? 0));
    if (!navigator.onLine || Date.now() - last < ONCE_PER) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
