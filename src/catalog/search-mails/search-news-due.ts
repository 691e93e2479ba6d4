/** Saved searches have found something that is to be mailed to their person, all of it together. Not part of the contract. */
export class SearchNewsDue {
  static readonly type = 'catalog.search-news-due';
  constructor(
    readonly personId: string,
    /** Of a guest; null: the address of the person's account. */
    readonly email: string | null,
    /** The newest, as many as a mail shows. */
    readonly found: readonly { searchId: string; listingId: string }[],
    /** Listings in all. */
    readonly total: number,
  ) {}
}
