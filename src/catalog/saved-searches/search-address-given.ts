/** A guest named an address that has not said yes yet. Not part of the contract. */
export class SearchAddressGiven {
  static readonly type = 'catalog.search-address-given';
  constructor(
    readonly searchId: string,
    /** Of the question; another one when the address has been changed, or has said stop, since. */
    readonly token: string,
  ) {}
}
