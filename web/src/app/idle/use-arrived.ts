import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { usePreloadOffers } from '../app-context';
import type { SlotName } from '../feature';

/**
 * Becomes true once the browser has had nothing better to do and what `fetchParts` fetches has arrived, or failed to. What
 * is drawn sooner makes React begin anew with everything that is awaited, whenever one more of it arrives.
 */
export function useArrived(fetchParts: () => Promise<unknown>): boolean {
  const [arrived, setArrived] = useState(false);
  // What is fetched never changes while it is waited for.
  const fetched = useRef(fetchParts);
  useEffect(() => {
    let wanted = true;
    // As a transition it is drawn in slices, between which a slow phone can answer to touches.
    const show = () => wanted && startTransition(() => setArrived(true));
    const cancel = whenIdle(() => void fetched.current().then(show, show));
    return () => {
      wanted = false;
      cancel();
    };
  }, []);
  return arrived;
}

/** The same for all that features put into a slot. */
export function useSlotArrived(name: SlotName): boolean {
  const fetchOffers = usePreloadOffers();
  return useArrived(async () => {
    const { slots } = await fetchOffers();
    await Promise.allSettled((slots[name] ?? []).map(({ preload }) => preload()));
  });
}
