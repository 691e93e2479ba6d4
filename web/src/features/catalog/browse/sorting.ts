import { LISTING_SORTS, type ListingSort } from '#contract/listings';
import type { BrowseFilters } from './browse';

/** What is sorted anyway need not stand in the address. */
export const wanted = (sort: ListingSort): ListingSort | undefined => (sort === 'newest' ? undefined : sort);

/** Nobody is nearest without a place to be near of. */
export const sortsOf = ({ near }: BrowseFilters): readonly ListingSort[] =>
  near === undefined ? LISTING_SORTS.slice(0, -1) : LISTING_SORTS;
