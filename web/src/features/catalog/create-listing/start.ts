import type { DraftContent, Drafted } from './draft/draft';
import type { ListingField, ListingValues } from './listing-values';
import { type ListingPhoto, photosThere } from './photos/photo';

/** What a form begins with; `byAi` names the fields that the product's AI has filled. */
export type Start = {
  values: ListingValues;
  photos: ListingPhoto[];
  byAi: ListingField[];
  drafted?: Drafted;
};

export const startOf = ({ values, images, byAi, drafted }: DraftContent): Start => ({
  values,
  photos: images.flatMap(({ uploadedAt, ...image }) => photosThere([image], uploadedAt)),
  byAi,
  drafted,
});

/** Nothing is said any more of where these fields come from, nor asked about them. */
export const withoutFields = (drafted: Drafted | undefined, fields: object): Drafted | undefined =>
  drafted && {
    ...drafted,
    origins: drafted.origins.filter(({ field }) => !(field in fields)),
    questions: drafted.questions.filter(({ field }) => !(field in fields)),
  };
