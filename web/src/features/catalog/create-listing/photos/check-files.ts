import { LISTING_LIMITS } from '#contract/listings';

export type Refusal = 'type' | 'size' | 'count';

const MEGABYTE = 1024 * 1024;

/** Which of the chosen files may be sent, and the first reason why one may not (spec 1, section 5). */
export function checkFiles(
  files: readonly File[],
  alreadyThere: number,
  {
    most = LISTING_LIMITS.images,
    megabytes = LISTING_LIMITS.imageMegabytes,
  }: { most?: number; megabytes?: number } = {},
): { accepted: File[]; refusal: Refusal | null } {
  const images = files.filter(isPhoto);
  const small = images.filter(({ size }) => size <= megabytes * MEGABYTE);
  const accepted = small.slice(0, Math.max(0, most - alreadyThere));
  return { accepted, refusal: firstRefusal(files.length, images.length, small.length, accepted.length) };
}

function firstRefusal(given: number, images: number, small: number, accepted: number): Refusal | null {
  if (images < given) return 'type';
  if (small < images) return 'size';
  return accepted < small ? 'count' : null;
}

/** Drawings are programs of a kind; the server takes none either. */
const isPhoto = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml';
