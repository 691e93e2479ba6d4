import type { Language } from '#contract/people';

/**
 * A member has deleted their account. Not part of the contract, which has `ProfileDeleted`: this one says where the last
 * mail goes, as nothing else does any more.
 */
export class AccountClosed {
  static readonly type = 'identity.account-closed';
  constructor(
    readonly email: string,
    readonly name: string,
    readonly language: Language,
  ) {}
}
