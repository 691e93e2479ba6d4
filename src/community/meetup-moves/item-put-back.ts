import type { MeetupSide } from '#contract/meetups';

/** The item of a meetup that somebody missed is for sale again. */
export class ItemPutBack {
  static readonly type = 'community.item-put-back';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** Whose meetup it was. */
    readonly buyerId: string,
    /** Who did not come. None in an event of an earlier version. */
    readonly missedBy?: MeetupSide | null,
  ) {}
}
