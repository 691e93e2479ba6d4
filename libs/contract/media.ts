/** Longest side in pixels of each stored variant; an image is never enlarged. */
export const IMAGE_VARIANTS = { card: 480, detail: 1200, full: 2048 } as const;
export type ImageVariant = keyof typeof IMAGE_VARIANTS;

/** An uploaded picture as every screen needs it; `placeholder` is a tiny data: URI to show while it loads. */
export interface ImageDescriptor {
  id: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Path of one variant of an image, on the product's own origin. */
export const imageUrl = (id: string, variant: ImageVariant): string => `/media/${id}/${variant}.webp`;

/** Path of a listing's voice description. */
export const audioUrl = (id: string): string => `/media/${id}/audio.webm`;
