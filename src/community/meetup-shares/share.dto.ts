import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MEETUP_STATUSES, type MeetupStatus, PLACE_KINDS, type PlaceKind } from '#contract/meetups';
import {
  type MeetupShareShape,
  SHARE_NEWS,
  type SharedMeetupShape,
  type ShareNews,
} from '#contract/meetups/meetup-aids';

export class MeetupShare implements MeetupShareShape {
  createdAt!: string;
  endsAt!: string;
  arrivedAt!: string | null;
  safeAt!: string | null;
}

/** One's own share of a meetup, if there is one that works. */
export class OwnShare {
  share!: MeetupShare | null;
}

export class NewShare extends OwnShare {
  /** The page a friend opens; told this once. */
  path!: string;
}

export class ShareNewsBody {
  @IsIn(SHARE_NEWS)
  news!: ShareNews;
}

class SharedPlace {
  @ApiProperty({ enum: PLACE_KINDS })
  kind!: PlaceKind;
  name!: string;
}

/** What a friend sees of a meetup. */
export class SharedMeetup implements SharedMeetupShape {
  person!: string;
  other!: string;
  startsAt!: string;
  timeZone!: string;
  place!: SharedPlace;
  @ApiProperty({ enum: MEETUP_STATUSES })
  status!: MeetupStatus;
  arrivedAt!: string | null;
  safeAt!: string | null;
  endsAt!: string;
}
