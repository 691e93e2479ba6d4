import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { tidyTags } from '#contract/texts/tags';
import type { DraftedListing } from '../drafting/drafted-listing.dto.js';
import type { ModelListing } from '../drafting/model-listing.dto.js';

/** What a photo shows well enough, and what it hardly tells. */
const SHOWN = ['title', 'description', 'category', 'tags'] as const;
const GUESSED = ['price', 'condition'] as const;

/** A model's listing of a photo. What it can only guess is asked; `usual` is what such things cost. */
export function modelDraft(
  { title, description, price, condition, category, tags }: ModelListing,
  usual: readonly number[],
): Pick<DraftedListing, 'words' | 'origins' | 'questions'> {
  const words = { title, description, price, condition, category, tags: tidyTags(tags) };
  const origins = [
    ...SHOWN.map((field) => ({ field, certainty: 'likely' as const })),
    ...GUESSED.map((field) => ({ field, certainty: 'unsure' as const })),
  ];
  const prices = [...new Set([price, ...usual].map(String))].slice(0, DRAFTING_LIMITS.answers);
  return {
    words,
    origins: origins.map((origin) => ({ ...origin, source: 'model', evidence: null })),
    questions: [
      { field: 'price', answers: prices },
      { field: 'condition', answers: [condition] },
    ],
  };
}
