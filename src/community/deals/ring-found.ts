/** A deal is one of too many of the same two people. Not part of the contract. */
export class RingFound {
  static readonly type = 'community.ring-found';
  constructor(
    readonly saleId: string,
    /** Of the two, within the hours of a ring. */
    readonly deals: number,
  ) {}
}
