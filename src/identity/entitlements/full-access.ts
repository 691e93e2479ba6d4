import { Injectable } from '@nestjs/common';
import type { PlanTier } from '#contract/people';
import { type EntitledPerson, GivesTier, type TierSource } from '../identity.contract.js';
import { IdentitySettings } from '../identity.settings.js';

/** Everything, for administrators (spec 1, section 6) and whom the operator names in FULL_ACCESS_EMAILS. */
@Injectable()
@GivesTier()
export class FullAccess implements TierSource {
  constructor(private readonly settings: IdentitySettings) {}

  tierOf({ email, role }: EntitledPerson): PlanTier {
    const named = email !== null && this.settings.FULL_ACCESS_EMAILS.includes(email);
    return named || role === 'admin' ? 'premium_plus' : 'free';
  }
}
