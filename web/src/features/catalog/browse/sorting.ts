import type { ListingSort } from '#contract/listings';
import type { ChangeFilters } from './use-browse-filters';

export type SortMenuProps = { sort?: ListingSort; onChange: ChangeFilters };

/** What is sorted anyway need not stand in the address. */
export const wanted = (sort: ListingSort): ListingSort | undefined => (sort === 'newest' ? undefined : sort);
