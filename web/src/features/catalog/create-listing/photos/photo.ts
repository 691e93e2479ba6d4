import type { ImageDescriptor } from '#contract/media';
import type { Problem } from '../../../../api/problem';

/** A picture of the listing: on its way to the server, there, or refused. */
export type ListingPhoto = { key: string } & (
  | { state: 'uploading'; file: File; preview: string; share: number }
  | { state: 'failed'; file: File; preview: string; problem: Problem | null }
  | { state: 'there'; image: ImageDescriptor; uploadedAt: number }
);

export function movedTo(photos: readonly ListingPhoto[], key: string, to: number): ListingPhoto[] {
  const others = photos.filter((photo) => photo.key !== key);
  const chosen = photos.filter((photo) => photo.key === key);
  return others.toSpliced(to, 0, ...chosen);
}

export const photosThere = (images: readonly ImageDescriptor[], uploadedAt = 0): ListingPhoto[] =>
  images.map((image) => ({ key: image.id, state: 'there', image, uploadedAt }));

let keys = 0;

/** Unlike `crypto.randomUUID` it is there on plain-http addresses too. */
export function newPhotoKey(): string {
  keys += 1;
  return `photo-${keys}`;
}
