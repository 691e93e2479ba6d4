import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  type Category,
  LISTING_LIMITS,
  LISTING_STATUSES,
  type ListingStatus,
  OWN_LISTING_STATUSES,
  type OwnListingStatus,
} from '#contract/listings';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { NumberParam } from '#platform/http/params/number-param';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

export class OwnListingsParams {
  /** `nextCursor` of the page before. */
  @CursorField()
  cursor?: string;

  @IfGiven()
  @NumberParam()
  @IsInt()
  @Min(1)
  @Max(LISTING_LIMITS.page)
  limit?: number;

  @IfGiven()
  @IsIn(OWN_LISTING_STATUSES)
  status?: OwnListingStatus;

  /** Words of the title, as they stand there; accents and capitals don't matter. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(LISTING_LIMITS.query)
  q?: string;
}

/** A listing as its seller sees it among the others. */
export class OwnListing {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  category!: Category;
  @ApiProperty({ enum: LISTING_STATUSES })
  status!: ListingStatus;
  /** It is kept for a buyer, by an offer, a meetup or an order. */
  held!: boolean;
  viewCount!: number;
  /** People who have saved it. */
  favoriteCount!: number;
  /** People who wrote about it. */
  contactCount!: number;
  image!: ImageAnswer | null;
  createdAt!: string;
  /** Until then it stands first in its category, while it is for sale; null when it does not. */
  boostedUntil!: string | null;
}

/** Of all of one's listings, not only of this page. */
export class OwnListingTotals {
  listings!: number;
  active!: number;
  pending!: number;
  sold!: number;
  views!: number;
}

export class OwnListings {
  items!: OwnListing[];
  nextCursor!: string | null;
  totals!: OwnListingTotals;
  /** How many more one may publish, whatever the state of those there are; null: as many as one likes. */
  publishable!: number | null;
}
