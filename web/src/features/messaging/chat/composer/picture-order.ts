import type { ImageDescriptor } from '#contract/media';

/**
 * The pictures with one more in its place: `chosenAs` counts those chosen on this page, whose uploads finish in any
 * order. What was there before comes first.
 */
export function inChosenOrder(
  images: readonly ImageDescriptor[],
  image: ImageDescriptor,
  chosenAs: ReadonlyMap<string, number>,
): ImageDescriptor[] {
  const place = chosenAs.get(image.id) ?? 0;
  const next = images.findIndex(({ id }) => (chosenAs.get(id) ?? 0) > place);
  return images.toSpliced(next === -1 ? images.length : next, 0, image);
}
