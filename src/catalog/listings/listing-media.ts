import { Transform } from 'class-transformer';
import { mostImages } from '#contract/listings';
import { InvalidInput } from '#platform/http/http.errors';

/** What the media library notes of an upload that a listing shows. */
export const listingUsage = (listingId: string): string => `catalog.listing:${listingId}`;

/**
 * Of a list that is too long whatever the listing is made of, one too many is kept: enough for `assertRoomFor` to refuse it
 * by the right number, and thousands reach neither the other checks nor the database.
 */
export const OneTooManyAtMost = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.slice(0, mostImages(true) + 1) : value,
  );

/** A recording tells how many pictures there may be, not what a form says. @throws InvalidInput */
export function assertRoomFor(imageIds: readonly string[], spoken: boolean): void {
  const max = mostImages(spoken);
  if (imageIds.length > max)
    throw new InvalidInput([{ field: 'imageIds', code: 'too-many-images', params: { max } }]);
}
