import { isVisible } from '#contract/texts/visible';
import type { KeepDraftBody, ListingDraft } from '../begun/drafts-data';
import { beyondLimits } from '../fields/listing-checks';
import { EMPTY, type ListingValues, priceOf, writtenPrice } from '../listing-values';
import type { DraftContent, Drafted } from './draft';

/** Which draft a change is of, and which change it is, is not said by what stands in the form. */
export type DraftWords = Omit<KeepDraftBody, 'version' | 'form' | 'change'>;

/** Whether the server would take it. */
export const isWithinLimits = ({ values }: DraftContent): boolean =>
  Object.keys(beyondLimits(values)).length === 0;

/** What is filled in, as the server stores it; null when that is nothing. */
export function wordsOf({ values, images, byAi, drafted }: DraftContent): DraftWords | null {
  const { category, condition, tags } = values;
  const texts = (['title', 'description', 'location', 'zipCode'] as const)
    .map((field) => [field, values[field].trim()] as const)
    .filter(([, text]) => isVisible(text));
  const price = priceOf(values);
  const words = {
    ...Object.fromEntries(texts),
    ...(price !== null && { price }),
    ...(category && { category }),
    ...(condition && { condition }),
    ...(tags.length > 0 && { tags }),
  };
  // Whether it was spoken the server knows itself.
  const { spoken: _, ...about } = drafted ?? NOTHING_DRAFTED;
  if (Object.keys(words).length + images.length === 0 && !drafted?.audioId) return null;
  return { ...words, imageIds: images.map(({ id }) => id), byAi, ...about };
}

/** Words as a form shows them. */
export function valuesIn({ price, location, zipCode, ...others }: ListingDraft['words']): ListingValues {
  return {
    ...EMPTY,
    ...others,
    price: price === undefined ? '' : writtenPrice(price),
    location: location ?? '',
    zipCode: zipCode ?? '',
  };
}

const NOTHING_DRAFTED: Drafted = { origins: [], questions: [], audioId: null, spoken: false, prompt: null };

export function contentOf(draft: ListingDraft, now = Date.now()): DraftContent {
  const { images, byAi, origins, questions, audioId, spoken, prompt } = draft;
  const isDrafted = origins.length + questions.length > 0 || spoken || prompt !== null;
  return {
    values: valuesIn(draft.words),
    images: images.map((image) => ({ ...image, uploadedAt: now })),
    byAi,
    ...(isDrafted && { drafted: { origins, questions, audioId, spoken, prompt } }),
  };
}
