import type { KeepDraftBody, ListingDraft } from '../begun/drafts-data';
import { beyondLimits } from '../fields/listing-checks';
import { EMPTY, priceOf, writtenPrice } from '../listing-values';
import type { DraftContent } from './draft';

/** Which draft a change is of, and which change it is, is not said by what stands in the form. */
export type DraftWords = Omit<KeepDraftBody, 'version' | 'form' | 'change'>;

/** Whether the server would take it. */
export const isWithinLimits = ({ values }: DraftContent): boolean =>
  Object.keys(beyondLimits(values)).length === 0;

/** What is filled in, as the server stores it; null when that is nothing. */
export function wordsOf({ values, images, byAi }: DraftContent): DraftWords | null {
  const { category, condition, tags } = values;
  const texts = (['title', 'description', 'location', 'zipCode'] as const)
    .map((field) => [field, values[field].trim()] as const)
    .filter(([, text]) => text !== '');
  const price = priceOf(values);
  const words = {
    ...Object.fromEntries(texts),
    ...(price !== null && { price }),
    ...(category && { category }),
    ...(condition && { condition }),
    ...(tags.length > 0 && { tags }),
  };
  if (Object.keys(words).length + images.length === 0) return null;
  return { ...words, imageIds: images.map(({ id }) => id), byAi };
}

export function contentOf({ words, images, byAi }: ListingDraft, now = Date.now()): DraftContent {
  const { price, location, zipCode, ...others } = words;
  return {
    values: {
      ...EMPTY,
      ...others,
      price: price === undefined ? '' : writtenPrice(price),
      location: location ?? '',
      zipCode: zipCode ?? '',
    },
    images: images.map((image) => ({ ...image, uploadedAt: now })),
    byAi,
  };
}
