import { type ImageDescriptor, imageUrl } from '#contract/media';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { DRAWINGS, drawingUrl } from '../../../../ui/drawing';

/** What the gallery shows: a photo of the item, or a drawing that stands in for one. */
export type Picture = { key: string; full: string } & (
  | { kind: 'photo'; image: ImageDescriptor }
  | { kind: 'sample' }
);

export function picturesOf({ images, category }: Pick<ListingDetail, 'images' | 'category'>): Picture[] {
  if (images.length > 0)
    return images.map((image) => ({ key: image.id, kind: 'photo', image, full: imageUrl(image.id, 'full') }));
  return Array.from({ length: DRAWINGS }, (_, index) => ({
    key: String(index + 1),
    kind: 'sample',
    full: drawingUrl(category, index + 1),
  }));
}
