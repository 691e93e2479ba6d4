import type { ImageDescriptor } from '#contract/media';

export interface WithPictures {
  images: ImageDescriptor[];
}

export const picturesOf = (drafts: readonly WithPictures[]): string[] =>
  drafts.flatMap(({ images }) => images.map(({ id }) => id));
