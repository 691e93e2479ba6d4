/** Something of a meetup changed that the two see and nobody has to be told of. */
export class MeetupTouched {
  static readonly type = 'community.meetup-touched';
  constructor(
    readonly meetupId: string,
    readonly buyerId: string,
    readonly sellerId: string,
  ) {}
}
