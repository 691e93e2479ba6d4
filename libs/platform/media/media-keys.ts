import { IMAGE_VARIANTS, type ImageVariant } from '#contract/media';
import type { Recording } from '#platform/media/recordings/audio';

export type MediaKind = 'image' | 'audio';

const VARIANTS = Object.keys(IMAGE_VARIANTS) as ImageVariant[];
const RECORDINGS = ['weba', 'oga', 'm4a'] as const satisfies Recording['extension'][];

export const imageKey = (id: string, variant: ImageVariant): string => `media/${id}/${variant}.webp`;
export const recordingKey = (id: string, extension: Recording['extension']): string =>
  `media/${id}/audio.${extension}`;

/** Where a picture lies that was withdrawn: not below `media/`, which is served to everybody. */
export const withdrawnKey = (id: string): string => `withdrawn/${id}/full.webp`;

/** Every key under which files of an upload may lie. */
export function keysOf({ id, kind }: { id: string; kind: MediaKind }): string[] {
  return kind === 'image'
    ? VARIANTS.map((variant) => imageKey(id, variant))
    : RECORDINGS.map((extension) => recordingKey(id, extension));
}

/**
 * The keys `/media/<id>/<file>` may stand for; at most one of them is stored. A recording's address does not say in
 * which format the browser made it.
 */
export function keysBehind(id: string, file: string): string[] {
  if (file === 'audio.webm') return keysOf({ id, kind: 'audio' });
  return VARIANTS.filter((variant) => file === `${variant}.webp`).map((variant) => imageKey(id, variant));
}
