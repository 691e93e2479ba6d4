import type { ListingSort } from '#contract/listings';

/** What is sorted anyway need not stand in the address. */
export const wanted = (sort: ListingSort): ListingSort | undefined => (sort === 'newest' ? undefined : sort);
