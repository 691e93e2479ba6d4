const KEY = 'reloaded-for-new-version';
const ONCE_PER = 60_000;

let gone = false;

/**
 * After a deployment the old files are gone. That is noted and nothing else: most are fetched for nobody, at a hint or while
 * the browser is idle, and what somebody has typed is not lost for them. What was asked for before a connection was lost
 * fails late, and is not gone.
 */
export function noteGoneFiles(): void {
  let cutOff = 0;
  window.addEventListener('offline', () => {
    cutOff = Date.now();
  });
  window.addEventListener('vite:preloadError', () => {
    gone ||= navigator.onLine && Date.now() - cutOff >= ONCE_PER;
  });
}

export const filesAreGone = (): boolean => gone;

/** Where somebody misses what did not arrive: starts over with the new version, if files are gone; answers whether it does. */
export function startOver(): boolean {
  const starts = gone && navigator.onLine && remembered();
  if (starts) location.reload();
  return starts;
}

/** Once a minute, and only where that can be kept: what is still missing then would be asked for without end. */
function remembered(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_PER) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
