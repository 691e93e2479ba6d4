import { nextChance } from '../../api/refresh-session';
import { startOver } from './new-version';

const PAUSE = 5000;

/**
 * Tries until it succeeds: again when the network is back, and every few seconds. Where nobody has touched the page yet, and
 * nothing can be lost, it starts over if files are gone.
 */
export async function persistently<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      if (!(navigator.userActivation?.hasBeenActive ?? true)) startOver();
      await nextChance(PAUSE);
    }
  }
}
