/** Something of a referral changed that the two see; their browsers read it again. */
export class ReferralTouched {
  static readonly type = 'monetization.referral-touched';
  constructor(
    readonly referralId: string,
    readonly personIds: readonly string[],
  ) {}
}
