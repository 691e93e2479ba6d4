import type { Category } from '#contract/listings';
import { type ImageDescriptor, imageUrl } from '#contract/media';
import type { ListingDetail } from '../../../api/listings';

/** What the gallery shows: a photo of the item, or a drawing that stands in for one. */
export type Picture = { key: string; full: string } & (
  | { kind: 'photo'; image: ImageDescriptor }
  | { kind: 'sample' }
);

/** As many as `web/scripts/draw-samples.mjs` draws. */
const SAMPLES = [1, 2, 3] as const;

export function picturesOf({ images, category }: Pick<ListingDetail, 'images' | 'category'>): Picture[] {
  if (images.length > 0)
    return images.map((image) => ({ key: image.id, kind: 'photo', image, full: imageUrl(image.id, 'full') }));
  return SAMPLES.map((number) => ({
    key: String(number),
    kind: 'sample',
    full: sampleUrl(category, number),
  }));
}

const sampleUrl = (category: Category, number: number) => `/samples/${category}-${number}.svg`;
