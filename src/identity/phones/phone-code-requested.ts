/** Somebody wants to confirm their number. Not part of the contract. Names no code: it is made when it is sent. */
export class PhoneCodeRequested {
  static readonly type = 'identity.phone-code-requested';
  constructor(
    readonly profileId: string,
    readonly requestId: string,
  ) {}
}
