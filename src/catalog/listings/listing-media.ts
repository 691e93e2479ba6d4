import { mostImages } from '#contract/listings';
import { InvalidInput } from '#platform/http/http.errors';

/** What the media library notes of an upload that a listing shows. */
export const listingUsage = (listingId: string): string => `catalog.listing:${listingId}`;

/** A recording tells how many pictures there may be, not what a form says. @throws InvalidInput */
export function assertRoomFor(imageIds: readonly string[], spoken: boolean): void {
  const max = mostImages(spoken);
  if (imageIds.length > max)
    throw new InvalidInput([{ field: 'imageIds', code: 'too-many-images', params: { max } }]);
}
