import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { sql } from 'kysely';
import { mostImages } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import { InvalidInput } from '#platform/http/http.errors';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { PicturesInOrders } from '../catalog.contract.js';
import type { Listing } from './listing.entity.js';

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

/** The pictures of a listing that is edited. Behind the listing's lock. */
@Injectable()
export class ListingPictures {
  constructor(
    private readonly media: MediaLibrary,
    private readonly db: Database,
    private readonly queries: QueryBus,
  ) {}

  /** Those that its form shows. They belong to the seller, also those that an administrator adds. @throws ImageUnknown */
  async chosen(imageIds: readonly string[], byId: string, sellerId: string): Promise<ImageDescriptor[]> {
    if (byId !== sellerId) await this.media.handOver(imageIds, byId, sellerId);
    return this.media.images(imageIds, sellerId);
  }

  /** What it shows is kept, and what it showed before is let go of. */
  async follow({ id, sellerId, mediaIds }: Listing, before: readonly string[]): Promise<void> {
    await this.media.attach(mediaIds, sellerId, listingUsage(id));
    const out = before.filter((each) => !mediaIds.includes(each));
    if (out.length === 0) return;
    const agreed = await this.agreedWith(id);
    await this.media.detach(out.filter((each) => !agreed.includes(each)));
  }

  /** What was sold or ordered is shown as it was then, until the listing goes: deals have their pictures from sales. */
  private async agreedWith(listingId: string): Promise<string[]> {
    const sold = await this.db.rows(sql<{ id: string }>`
      select image ->> 'id' as id from catalog.sales where listing_id = ${listingId} and image is not null`);
    return [...sold.map(({ id }) => id), ...(await this.queries.execute(new PicturesInOrders(listingId)))];
  }
}
