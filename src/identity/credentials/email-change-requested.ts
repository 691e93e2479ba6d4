/** A member wants another address. Not part of the contract. Names no secret: the links are made when the mails are. */
export class EmailChangeRequested {
  static readonly type = 'identity.email-change-requested';
  constructor(readonly changeId: string) {}
}
