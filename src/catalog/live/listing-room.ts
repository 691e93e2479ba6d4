/** The connections that have a listing open. */
export const listingRoom = (listingId: string): string => `catalog.listing:${listingId}`;
