import type { DraftContent } from './draft/draft';
import type { ListingField, ListingValues } from './listing-values';
import { type ListingPhoto, photosThere } from './photos/photo';

/** What a form begins with; `byAi` names the fields that the product's AI has filled. */
export type Start = { values: ListingValues; photos: ListingPhoto[]; byAi: ListingField[] };

export const startOf = ({ values, images, byAi }: DraftContent): Start => ({
  values,
  photos: images.flatMap(({ uploadedAt, ...image }) => photosThere([image], uploadedAt)),
  byAi,
});
