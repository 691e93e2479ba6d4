import { IsIn, IsInt, IsString, IsTimeZone, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MEETUP_LIMITS as LIMITS, type MeetupSide, PLACE_KINDS, type PlaceKind } from '#contract/meetups';
import { CursorField } from '#platform/http/cursor-field';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Nested } from '#platform/http/nested';
import { Moment } from '#platform/http/times/moment';
import { Trimmed } from '#platform/http/trimmed';

/** About a centimetre. */
const COORDINATE_DECIMALS = 7;

export class MeetupPlaceBody {
  @IsIn(PLACE_KINDS, { message: 'meetup-incomplete' })
  kind!: PlaceKind;

  @Trimmed()
  @MaxLength(LIMITS.place, { message: 'meetup-place-too-long', context: { max: LIMITS.place } })
  @MinLength(1, { message: 'meetup-incomplete' })
  @IsString({ message: 'meetup-incomplete' })
  name!: string;

  @IfGiven()
  @Nullable()
  @Max(90, { message: 'coordinate-invalid' })
  @Min(-90, { message: 'coordinate-invalid' })
  @Decimals(COORDINATE_DECIMALS, { message: 'coordinate-invalid' })
  latitude: number | null = null;

  @IfGiven()
  @Nullable()
  @Max(180, { message: 'coordinate-invalid' })
  @Min(-180, { message: 'coordinate-invalid' })
  @Decimals(COORDINATE_DECIMALS, { message: 'coordinate-invalid' })
  longitude: number | null = null;

  /** Of a place that was suggested. */
  @IfGiven()
  @Nullable()
  @Matches(/^[\w:-]{1,64}$/, { message: 'meetup-place-unknown' })
  placeId: string | null = null;
}

export class AppointmentBody {
  /** ISO 8601 with its offset. */
  @Moment({ message: 'meetup-incomplete' })
  startsAt!: string;

  /** IANA name, of the place. */
  @IsTimeZone({ message: 'time-zone-unknown' })
  @Matches(/^[A-Za-z][\w/+-]{1,63}$/, { message: 'time-zone-unknown' })
  timeZone!: string;

  @Nested(() => MeetupPlaceBody)
  place!: MeetupPlaceBody;
}

export class ProposeMeetupBody extends AppointmentBody {
  @IsUUID()
  listingId!: string;

  @IfGiven()
  @Trimmed()
  @MaxLength(LIMITS.notes, { message: 'meetup-notes-too-long', context: { max: LIMITS.notes } })
  @IsString()
  notes: string = '';
}

/** An answer to a time and a place. */
export class AnswerMeetupBody {
  /** Of the meetup as whoever answers sees it: what it has become since they say nothing to. */
  @IfGiven()
  @Min(0)
  @IsInt()
  sequence?: number;
}

export class CancelMeetupBody {
  @IfGiven()
  @Trimmed()
  @MaxLength(LIMITS.reason, { message: 'meetup-reason-too-long', context: { max: LIMITS.reason } })
  @IsString()
  reason: string = '';
}

export class AnswerMissedBody {
  @Trimmed()
  @MaxLength(LIMITS.reason, { message: 'meetup-reason-too-long', context: { max: LIMITS.reason } })
  @MinLength(1, { message: 'meetup-incomplete' })
  @IsString({ message: 'meetup-incomplete' })
  answer!: string;
}

export class MeetupsParams {
  /** Those in which who asks is this side; without it, both. */
  @IfGiven()
  @IsIn(['buyer', 'seller'])
  side?: MeetupSide;

  /** Still to come (the next one first), or over (the latest first). */
  @IfGiven()
  @IsIn(['upcoming', 'past'])
  when: 'upcoming' | 'past' = 'upcoming';

  @CursorField()
  cursor?: string;
}
