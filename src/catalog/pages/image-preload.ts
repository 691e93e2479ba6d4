import { IMAGE_VARIANTS, type ImageDescriptor, imageUrl } from '#contract/media';
import type { PageDescription } from '#platform/http/page';

type Preload = NonNullable<PageDescription['preloadImage']>;

/** Fetches a detail page's first picture at once, in the size its carousel will choose. */
export const detailPreload = ({ id }: Pick<ImageDescriptor, 'id'>): Preload => ({
  href: imageUrl(id, 'detail'),
  srcset: `${imageUrl(id, 'card')} ${IMAGE_VARIANTS.card}w, ${imageUrl(id, 'detail')} ${IMAGE_VARIANTS.detail}w`,
  sizes: '(max-width: 760px) 100vw, 640px',
});

/** Fetches a grid's first picture at once. */
export const cardPreload = ({ id }: Pick<ImageDescriptor, 'id'>): Preload => ({ href: imageUrl(id, 'card') });
