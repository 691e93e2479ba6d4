import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import type { ListingCard as Listing } from '../../api/catalog/listings';

type CardAction = (listing: Listing) => ReactNode;

let action: CardAction | null = null;
const listeners = new Set<() => void>();

/** Draws a 44 px button on every card of a grid, from now on. */
export function showOnCards(drawn: CardAction): void {
  action = drawn;
  for (const changed of listeners) changed();
}

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Deferred, so that those of a whole grid are drawn in slices. */
export const useCardAction = (): CardAction | null =>
  useDeferredValue(
    useSyncExternalStore(
      listen,
      () => action,
      () => null,
    ),
  );
