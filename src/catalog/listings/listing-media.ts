/** What the media library notes of an upload that a listing shows. */
export const listingUsage = (listingId: string): string => `catalog.listing:${listingId}`;
