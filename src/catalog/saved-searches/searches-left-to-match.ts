/** Of the saved searches, those after this one have not been tried on a new listing yet. Not part of the contract. */
export class SearchesLeftToMatch {
  static readonly type = 'catalog.searches-left-to-match';
  constructor(
    readonly listingId: string,
    readonly after: string,
  ) {}
}
