import { isOrWas } from '../../../../app/session/brought-guest';
import { readStored, store } from '../../../../browser/storage';
import { type DraftImage, IMAGES_KEPT } from '../draft/draft';
import { type ListingPhoto, photosThere } from '../photos/photo';

const KEY = 'listing-photos';

type Kept = { owner: string; images: DraftImage[]; missing: string[] };

/** Photos of which no listing has been made yet, as they were left in this browser. */
export type PhotosLeft = {
  photos: ListingPhoto[];
  /** Files that had not arrived: only whoever chose them can do so again. */
  missing: string[];
};

export function photosLeft(personId: string, now = Date.now()): PhotosLeft {
  const kept = parse(readStored(KEY));
  if (!kept || !isOrWas(personId, kept.owner)) return { photos: [], missing: [] };
  const lasting = kept.images.filter(({ uploadedAt }) => now - uploadedAt < IMAGES_KEPT);
  return {
    photos: lasting.flatMap(({ uploadedAt, ...image }) => photosThere([image], uploadedAt)),
    missing: kept.missing,
  };
}

/** What a reload would find, to be kept by `keepPhotos`; null for nothing. */
export function photosToKeep(owner: string, { photos, missing }: PhotosLeft): string | null {
  const images = photos.flatMap((photo) =>
    photo.state === 'there' ? [{ ...photo.image, uploadedAt: photo.uploadedAt }] : [],
  );
  const unsent = photos.flatMap((photo) => (photo.state === 'there' ? [] : [photo.file.name]));
  const kept: Kept = { owner, images, missing: [...missing, ...unsent] };
  return images.length + kept.missing.length > 0 ? JSON.stringify(kept) : null;
}

export const keepPhotos = (kept: string | null): void => store(KEY, kept);

function parse(written: string | null): Kept | null {
  if (!written) return null;
  try {
    return JSON.parse(written) as Kept;
  } catch {
    // Written by hand or cut off; there is nothing to go on with.
    return null;
  }
}
