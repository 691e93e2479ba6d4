import { playTone, toneIsAllowed } from './tone';

const LOCK = 'notification-sound';
/** What several tabs hear of at about the same time is one event. */
const ONE_EVENT_MS = 1500;
/** The tab in view goes first: it may be showing the very thing. */
const HIDDEN_TABS_WAIT_MS = 300;

/**
 * Plays the tone in this tab unless another one has just done so. A silent tab keeps the others quiet: what the sound
 * would tell of is on its screen.
 */
export async function soundInOneTab({ silent }: { silent: boolean }): Promise<void> {
  if (!silent && !toneIsAllowed()) return;
  // Web Locks exist only in secure contexts; elsewhere only the tab in view sounds.
  if (!('locks' in navigator)) {
    if (!silent && document.visibilityState === 'visible') await playTone();
    return;
  }
  if (document.visibilityState === 'hidden') await pause(HIDDEN_TABS_WAIT_MS);
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    if (!silent) await playTone();
    await pause(ONE_EVENT_MS);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
