/** Of those who saved a listing, the ones after this person may not know yet how it is now. Not part of the contract. */
export class SaversLeftToTell {
  static readonly type = 'catalog.savers-left-to-tell';
  constructor(
    readonly listingId: string,
    readonly after: string,
  ) {}
}
