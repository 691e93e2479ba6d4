import { LISTING_FIELDS } from '#contract/drafts';
import type { DraftContent } from '../draft/draft';
import { valuesIn } from '../draft/draft-words';
import type { ListingPhoto } from '../photos/photo';
import type { DraftedListing } from './drafting-data';

/** A listing that was drafted, and what of. */
export type Made = {
  drafted: DraftedListing;
  photos: readonly ListingPhoto[];
  audioId?: string | null;
  /** What was written, or said. */
  transcript?: string;
  /** Somebody has written some of it, where another try begins without it. */
  written?: boolean;
};

/** What stands in the form of it, and in its draft. */
export function contentOfMade({ drafted, photos, audioId = null, transcript }: Made): DraftContent {
  const { words, origins, questions } = drafted;
  return {
    values: valuesIn(words),
    images: photos.flatMap((photo) =>
      photo.state === 'there' ? [{ ...photo.image, uploadedAt: photo.uploadedAt }] : [],
    ),
    byAi: LISTING_FIELDS.filter((field) => words[field] != null && words[field].toString() !== ''),
    drafted: { origins, questions, audioId, spoken: audioId !== null, prompt: transcript?.trim() || null },
  };
}
