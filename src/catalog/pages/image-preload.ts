import { CARD_SIZES, DETAIL_SIZES, type ImageDescriptor, imageSources, imageUrl } from '#contract/media';
import type { PageDescription } from '#platform/http/page';

type Preload = NonNullable<PageDescription['preloadImage']>;

/** Fetches a detail page's first picture at once, in the size its carousel will choose. */
export const detailPreload = (image: ImageDescriptor): Preload => ({
  href: imageUrl(image.id, 'detail'),
  srcset: imageSources(image),
  sizes: DETAIL_SIZES,
});

/** Fetches a grid's first picture at once. */
export const cardPreload = (image: ImageDescriptor): Preload => ({
  href: imageUrl(image.id, 'card'),
  srcset: imageSources(image),
  sizes: CARD_SIZES,
});
