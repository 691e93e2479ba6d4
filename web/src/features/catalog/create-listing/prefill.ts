import { CATEGORIES, CONDITIONS } from '#contract/listings';
import { toCents, toUsd } from '#contract/money';
import { type ListingField, type ListingValues, writtenPrice } from './listing-values';

export type Prefill = Pick<ListingValues, 'title' | 'price' | 'category' | 'condition'>;

/** The parameters of the address that it is read from. */
export const PREFILLED = ['prefilled', 'title', 'price', 'condition', 'category'] as const;

/**
 * What another screen has found out about the item (`?prefilled=true&title=…&price=…&condition=…&category=…`), or
 * null when there is nothing of it in the address.
 */
export function readPrefill(search: URLSearchParams): Prefill | null {
  if (search.get('prefilled') !== 'true') return null;
  const price = Number(search.get('price') || Number.NaN);
  const found: Prefill = {
    title: search.get('title')?.trim() ?? '',
    price: Number.isFinite(price) && price >= 0 ? writtenPrice(toUsd(toCents(price))) : '',
    category: named(CATEGORIES, search.get('category')),
    condition: named(CONDITIONS, search.get('condition')),
  };
  return filled(found).length > 0 ? found : null;
}

export const filled = (values: Partial<ListingValues>): ListingField[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value === '' || value === null ? [] : [field as ListingField],
  );

/** A stored name, or the words it is made from: "Home & Garden" is `home-garden`. */
function named<T extends string>(known: readonly T[], given: string | null): T | null {
  const slug = given
    ?.toLowerCase()
    .match(/[a-z]+/g)
    ?.join('-');
  return known.find((name) => name === slug) ?? null;
}
