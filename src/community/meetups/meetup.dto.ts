import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, type Category, LISTING_STATUSES, type ListingStatus } from '#contract/listings';
import {
  CANCEL_CAUSES,
  type CancelCause,
  MEETUP_MOVES,
  MEETUP_STATUSES,
  type MeetupMove,
  type MeetupPlaceShape,
  type MeetupShape,
  type MeetupSide,
  type MeetupStatus,
  PLACE_KINDS,
  type PlaceKind,
} from '#contract/meetups';
import { ImageAnswer } from '#platform/media/media.dto';

const SIDES = ['buyer', 'seller'] as const satisfies readonly MeetupSide[];
export class MeetupPlace implements MeetupPlaceShape {
  @ApiProperty({ enum: PLACE_KINDS })
  kind!: PlaceKind;
  name!: string;
  latitude!: number | null;
  longitude!: number | null;
  placeId!: string | null;
}

export class MeetupPerson {
  id!: string;
  name!: string;
  avatar!: ImageAnswer | null;
}

export class MeetupListing {
  id!: string;
  title!: string;
  /** USD: what the two agreed on, else the listing's price. */
  price!: number;
  /** USD: the listing's price. */
  asking!: number;
  /** Whether the two agreed on a price. */
  agreed!: boolean;
  @ApiProperty({ enum: CATEGORIES })
  category!: Category;
  image!: ImageAnswer | null;
  @ApiProperty({ enum: [...LISTING_STATUSES, 'deleted'] })
  status!: ListingStatus | 'deleted';
}

export class MeetupCheckIns {
  buyer!: string | null;
  seller!: string | null;
}

export class MeetupCancel {
  @ApiProperty({ enum: SIDES, nullable: true })
  by!: MeetupSide | null;
  @ApiProperty({ enum: CANCEL_CAUSES })
  cause!: CancelCause;
  reason!: string | null;
}

export class MeetupMissed {
  /** Who is said not to have come. */
  @ApiProperty({ enum: SIDES })
  by!: MeetupSide;
  answer!: string | null;
}

/** A meetup as one of the two sees it. */
export class MeetupView implements MeetupShape {
  id!: string;
  listing!: MeetupListing;
  buyer!: MeetupPerson;
  seller!: MeetupPerson;
  /** Of who asks. */
  @ApiProperty({ enum: SIDES })
  side!: MeetupSide;
  startsAt!: string;
  timeZone!: string;
  place!: MeetupPlace;
  notes!: string;
  @ApiProperty({ enum: MEETUP_STATUSES })
  status!: MeetupStatus;
  @ApiProperty({ enum: SIDES })
  proposedBy!: MeetupSide;
  checkedIn!: MeetupCheckIns;
  cancel!: MeetupCancel | null;
  missed!: MeetupMissed | null;
  /** What who asks may do now. */
  @ApiProperty({ enum: MEETUP_MOVES, isArray: true })
  may!: MeetupMove[];
  saleId!: string | null;
  sequence!: number;
  createdAt!: string;
  updatedAt!: string;
}

export class MeetupCounts {
  pending!: number;
  confirmed!: number;
  /** Of the pending ones those that the other side proposed. */
  toAnswer!: number;
}

export class MeetupPage {
  items!: MeetupView[];
  nextCursor!: string | null;
  /** With the first page only: how many are still to come, by state. */
  @ApiProperty({ required: false, type: () => MeetupCounts })
  counts?: MeetupCounts;
}

/** Meetups of two people. */
export class MeetupList {
  items!: MeetupView[];
}

export class TakenTimes {
  /** ISO 8601: when the seller, or who asks, has a confirmed meetup. Times alone. */
  taken!: string[];
}
