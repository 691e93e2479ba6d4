import { LISTING_LIMITS } from '#contract/listings';
import { isVisible } from '#contract/texts/visible';
import { issueText } from '../../../../app/problems/problem-text';
import type { FieldErrors } from '../../../../app/use-form';
import { type ListingField, type ListingValues, priceOf } from '../listing-values';

type ListingErrors = FieldErrors<ListingField>;

const NEEDED = ['title', 'price', 'category', 'condition', 'description'] as const;
const TEXTS = [
  ['title', 'title-too-long'],
  ['description', 'description-too-long'],
  ['location', 'location-too-long'],
  ['zipCode', 'zip-code-too-long'],
] as const;

/** What is wrong before anything is sent, in the server's words and the current language. */
export function checkListing(values: ListingValues): ListingErrors {
  const missing = NEEDED.filter((field) => !isVisible(values[field] ?? ''));
  return {
    ...Object.fromEntries(missing.map((field) => [field, say('required')])),
    ...beyondLimits(values),
  };
}

/** What nobody has to wait for until the form is sent: the server's limits. */
export function beyondLimits(values: ListingValues): ListingErrors {
  const errors: ListingErrors = {};
  for (const [field, code] of TEXTS) {
    const max = LISTING_LIMITS[field];
    if (lengthOf(values[field]) > max) errors[field] = say(code, max);
  }
  const price = values.price.trim() === '' ? 0 : priceOf(values);
  if (price === null) errors.price = say('price-invalid');
  else if (price > LISTING_LIMITS.price) errors.price = say('price-too-high', LISTING_LIMITS.price);
  if (values.tags.some((tag) => lengthOf(tag) > LISTING_LIMITS.tag))
    errors.tags = say('tag-too-long', LISTING_LIMITS.tag);
  return errors;
}

/** As the server counts: without the blanks around it, and an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

const say = (code: string, max?: number) =>
  issueText('catalog', { code, field: '', ...(max !== undefined && { params: { max } }) });
