/** Somebody's rating is another one than before. Not part of the contract. */
export class PersonRated {
  static readonly type = 'community.person-rated';
  constructor(readonly personId: string) {}
}
