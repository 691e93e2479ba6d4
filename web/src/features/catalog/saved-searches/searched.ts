import { CATEGORY_FILTERS, CONDITIONS } from '#contract/listings';
import { paths } from '../../../app/paths';
import type { SavedSearch } from './saved-searches-data';

/** What a search asks for, as the fields of its form hold it. */
export type SearchFields = Record<
  'q' | 'category' | 'condition' | 'minPrice' | 'maxPrice' | 'location',
  string
>;

export const NO_FIELDS: SearchFields = {
  q: '',
  category: '',
  condition: '',
  minPrice: '',
  maxPrice: '',
  location: '',
};

/** The filters of a browse state's address, as far as a saved search knows them. */
export function fieldsOfAddress(search: URLSearchParams): SearchFields {
  return {
    q: search.get('q') ?? '',
    category: known(CATEGORY_FILTERS, search.get('category')),
    condition: known(CONDITIONS, search.get('condition')),
    minPrice: search.get('minPrice') ?? '',
    maxPrice: search.get('maxPrice') ?? '',
    location: '',
  };
}

export function fieldsOfSearch(search: SavedSearch): SearchFields {
  const { q, category, condition, minPrice, maxPrice, location } = search;
  return {
    q: text(q),
    category: text(category),
    condition: text(condition),
    minPrice: text(minPrice),
    maxPrice: text(maxPrice),
    location: text(location),
  };
}

/** The browse page with what a search asks for; a place is not among its filters. */
export function searchPath({ q, category, condition, minPrice, maxPrice }: SavedSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, category, condition, minPrice, maxPrice }))
    if (value !== null) params.set(name, String(value));
  return params.size === 0 ? paths.listings : `${paths.listings}?${params.toString()}`;
}

const known = <T extends string>(values: readonly T[], given: string | null) =>
  values.find((value) => value === given) ?? '';

const text = (value: string | number | null) => (value === null ? '' : String(value));
