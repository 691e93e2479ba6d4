export const listingPath = (id: string) => `/listing/${id}`;
