import { expect, it } from '@jest/globals';
import { reloadWhenFilesAreGone } from './new-version';

it('a file that failed with the connection is not taken for gone, though it is back when that is told', () => {
  reloadWhenFilesAreGone();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  const failed = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(failed);
  expect(navigator.onLine).toBe(true);
  expect(failed.defaultPrevented).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
