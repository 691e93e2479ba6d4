import { CHAT_LIMITS } from '#contract/chat';

export type Refusal = 'type' | 'size' | 'count';

const MEGABYTE = 1024 * 1024;

/** Which of the chosen files may be sent, and the first reason why one may not (spec 2, section 5: images only). */
export function checkPictures(
  files: readonly File[],
  alreadyThere: number,
): { accepted: File[]; refusal: Refusal | null } {
  const pictures = files.filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml');
  const small = pictures.filter(({ size }) => size <= CHAT_LIMITS.imageMegabytes * MEGABYTE);
  const accepted = small.slice(0, Math.max(0, CHAT_LIMITS.images - alreadyThere));
  if (pictures.length < files.length) return { accepted, refusal: 'type' };
  if (small.length < pictures.length) return { accepted, refusal: 'size' };
  return { accepted, refusal: accepted.length < small.length ? 'count' : null };
}
