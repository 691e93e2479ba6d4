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

/**
 * How wide pictures are drawn in a grid of cards, and on a listing's own page: the `sizes` of their sources. A phone
 * is told a little less, so that its three pixels to one still make do with the `card` variant.
 */
export const CARD_SIZES = '(max-width: 479.98px) 160px, (max-width: 767.98px) 50vw, 290px';
export const DETAIL_SIZES = '(max-width: 767.98px) 100vw, 640px';

/**
 * The `srcset` of an image: variants are bounded by their longest side, here stand their real widths. The server
 * preloads a page's first picture by the same sources and sizes, so that the browser fetches it once.
 */
export function imageSources({ id, width, height }: ImageDescriptor): string {
  const longest = Math.max(width, height);
  const widthOf = (bound: number) => Math.round(width * Math.min(1, bound / longest));
  return (['card', 'detail'] as const)
    .map((variant) => `${imageUrl(id, variant)} ${widthOf(IMAGE_VARIANTS[variant])}w`)
    .join(', ');
}
