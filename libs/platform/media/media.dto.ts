import type { ImageDescriptor } from '#contract/media';

export class ImageAnswer implements ImageDescriptor {
  id!: string;
  /** Pixels of the `full` variant. */
  width!: number;
  height!: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder!: string;
}

export class AudioAnswer {
  id!: string;
}
