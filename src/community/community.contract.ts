import type { CancelCause, MeetupEvent, MeetupStatus } from '#contract/meetups';

/**
 * Something happened to a meetup, told in order of what happened to it. A check-in that completes it is told as `arrived`, then
 * as `completed`.
 */
export class MeetupChanged {
  static readonly type = 'community.meetup-changed';
  constructor(
    readonly meetupId: string,
    readonly event: MeetupEvent,
    /** Who did it; null when nobody did, or nobody is told who. */
    readonly byId: string | null,
    readonly listingId: string,
    readonly buyerId: string,
    readonly sellerId: string,
    /** ISO 8601: the time that stands now. */
    readonly startsAt: string,
    /** IANA name, of the place. */
    readonly timeZone: string,
    readonly placeName: string,
    readonly status: MeetupStatus,
    /** Counts up with every change of its time, place or state. */
    readonly sequence: number,
    /** Of one that was canceled. */
    readonly cause: CancelCause | null = null,
  ) {}
}
