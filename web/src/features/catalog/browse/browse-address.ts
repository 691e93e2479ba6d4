import {
  CATEGORY_FILTERS,
  CONDITIONS,
  LAST_PLACE,
  LISTING_LIMITS,
  LISTING_SORTS,
  WITHIN_KM,
} from '#contract/listings';
import { toCents, toUsd } from '#contract/money';
import { paths } from '../../../app/paths';
import type { BrowseFilters } from './browse';

/**
 * The filters an address asks for, without those that mean nothing. What is left must stay as it was given: the
 * server puts the first page's answer into the HTML under the very same filters. `place` is meant where it names none.
 */
export function readFilters(search: URLSearchParams, place?: number): BrowseFilters {
  const filters: BrowseFilters = {
    q: search.get('q')?.slice(0, LISTING_LIMITS.query) || undefined,
    category: oneOf(CATEGORY_FILTERS, search.get('category')),
    condition: oneOf(CONDITIONS, search.get('condition')),
    minPrice: priceIn(search.get('minPrice')),
    maxPrice: priceIn(search.get('maxPrice')),
    sort: oneOf(LISTING_SORTS, search.get('sort')),
    near: placeIn(search.get('near')) ?? place,
    within: WITHIN_KM.find((km) => String(km) === search.get('within')),
  };
  if (filters.near === undefined) Object.assign(filters, withoutPlace(filters));
  if (isCrossed(filters)) Object.assign(filters, { minPrice: undefined, maxPrice: undefined });
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export function addressOf(filters: BrowseFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size === 0 ? paths.listings : `${paths.listings}?${search.toString()}`;
}

/** Nothing is near of no place. */
export const withoutPlace = ({ sort }: BrowseFilters): BrowseFilters => ({
  near: undefined,
  within: undefined,
  sort: sort === 'nearest' ? undefined : sort,
});

/** Nothing costs at least more than it costs at most: such a range is not applied. */
export const isCrossed = ({ minPrice, maxPrice }: Pick<BrowseFilters, 'minPrice' | 'maxPrice'>): boolean =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;

/** A price in USD as an address has it; undefined for anything that is none. */
function priceIn(text: string | null): number | undefined {
  if (!text?.trim()) return undefined;
  const price = Number(text);
  const inCents = toUsd(toCents(price));
  return price >= 0 && price <= LISTING_LIMITS.price && Math.abs(price - inCents) < 1e-9
    ? inCents
    : undefined;
}

function placeIn(text: string | null): number | undefined {
  const place = Number(text);
  return text && place >= 0 && place <= LAST_PLACE && place % 1 === 0 ? place : undefined;
}

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | undefined =>
  known.find((value) => value === given);
