/** The item of a meetup that somebody missed is for sale again. */
export class ItemPutBack {
  static readonly type = 'community.item-put-back';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** Whose meetup it was. */
    readonly buyerId: string,
  ) {}
}
