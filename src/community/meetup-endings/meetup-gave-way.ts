/** A meetup for which a listing was kept is no more. */
export class MeetupGaveWay {
  static readonly type = 'community.meetup-gave-way';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** None in an event of an earlier version. */
    readonly meetupId?: string,
  ) {}
}
