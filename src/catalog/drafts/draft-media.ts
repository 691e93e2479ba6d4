import type { ImageDescriptor } from '#contract/media';

/** The row of a draft, as far as it shows uploads. */
export interface WithUploads {
  images: ImageDescriptor[];
  audioId: string | null;
}

export const uploadsOf = (drafts: readonly WithUploads[]): string[] =>
  drafts.flatMap(({ images, audioId }) => [...images.map(({ id }) => id), ...(audioId ? [audioId] : [])]);
