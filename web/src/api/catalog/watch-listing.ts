import { tell } from '../connection';
import { watchEvents } from '../watch-events';

/**
 * Calls `changed` whenever the listing was edited, sold or deleted, and when that may have happened without a connection,
 * until the answered function is called.
 */
export const watchListing = (id: string, changed: () => void): (() => void) =>
  watchEvents(
    {
      'catalog.listing-changed': (listing) => {
        if (listing.id === id) changed();
      },
    },
    {
      now: false,
      connected: () => tell('catalog.watch-listing', { id }),
      missed: changed,
      left: () => tell('catalog.unwatch-listing', { id }),
    },
  );
