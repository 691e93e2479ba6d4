import { ApiProperty } from '@nestjs/swagger';
import { LISTING_STATUSES, type ListingStatus } from '#contract/listings';
import { CursorField } from '#platform/http/cursor-field';
import { IsUUID } from '#platform/http/is-uuid';
import { ImageAnswer } from '#platform/media/media.dto';

export class StartBoostBody {
  /** Made by who asks: asked again, it is the same boost, and costs nothing more. */
  @IsUUID()
  id!: string;

  /** One's own. */
  @IsUUID()
  listingId!: string;
}

export class StartedBoost {
  listingId!: string;
  endsAt!: string;
  /** Credits that are left. */
  spendable!: number;
}

export class MyBoostsParams {
  /** `nextCursor` of the page before. */
  @CursorField()
  cursor?: string;
}

/** Of whole days, as they begin and end in UTC. */
export class ViewsInDaysAnswer {
  views!: number;
  days!: number;
}

export class BoostDay {
  /** `2026-11-09` */
  day!: string;
  views!: number;
  @ApiProperty({ enum: ['before', 'during'], nullable: true })
  /** What it counts for; null for a day that was boosted in part, or is not over. */
  part!: 'before' | 'during' | null;
}

/** How often a boosted listing was looked at, beside the week before. */
export class BoostReport {
  before!: ViewsInDaysAnswer;
  during!: ViewsInDaysAnswer;
  /** Percent more views a day, fewer below zero; null while it is too early to say. */
  uplift!: number | null;
  days!: BoostDay[];
}

export class Boost {
  id!: string;
  listingId!: string;
  title!: string;
  image!: ImageAnswer | null;
  /** Null once it is deleted. */
  @ApiProperty({ enum: LISTING_STATUSES, nullable: true })
  status!: ListingStatus | null;
  startsAt!: string;
  endsAt!: string;
  /** What it cost. */
  credits!: number;
  /** Null once the listing is deleted. */
  report!: BoostReport | null;
}

/** The latest first. */
export class MyBoosts {
  items!: Boost[];
  nextCursor!: string | null;
}
