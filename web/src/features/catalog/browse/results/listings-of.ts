import type { BrowseAnswer, ListingCard } from '../../../../api/catalog/listings';

/** All listings of the pages, each once: one whose rank changed between two requests comes twice. */
export function listingsOf(pages: readonly BrowseAnswer[]): ListingCard[] {
  const byId = new Map<string, ListingCard>();
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
