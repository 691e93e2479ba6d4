/** A listing, or a comment on one, was reported, and kept as it was. Not part of the contract. */
export class Reported {
  static readonly type = 'catalog.reported';
  constructor(readonly reportId: string) {}
}
