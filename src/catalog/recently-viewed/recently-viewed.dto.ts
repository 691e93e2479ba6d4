import { ApiProperty } from '@nestjs/swagger';
import { type Category, LISTING_STATUSES, type ListingStatus } from '#contract/listings';
import { ImageAnswer } from '#platform/media/media.dto';

/** A listing somebody looked at. */
export class ViewedListing {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  category!: Category;
  @ApiProperty({ enum: LISTING_STATUSES })
  status!: ListingStatus;
  image!: ImageAnswer | null;
}

export class ViewedListings {
  /** The latest first. */
  items!: ViewedListing[];
}
