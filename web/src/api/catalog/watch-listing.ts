import { watch } from '../socket';

/** Calls `changed` whenever the listing was edited, sold or deleted, until the answered function is called. */
export function watchListing(id: string, changed: () => void): () => void {
  const listener = (listing: { id: string }) => {
    if (listing.id === id) changed();
  };
  return watch({
    start: (socket) => {
      socket.off('catalog.listing-changed', listener).on('catalog.listing-changed', listener);
      socket.emit('catalog.watch-listing', { id });
    },
    stop: (socket) => {
      socket.off('catalog.listing-changed', listener);
      socket.emit('catalog.unwatch-listing', { id });
    },
  });
}
