import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReferralRewardsModule } from '../referral-rewards/referral-rewards.module.js';
import { ForgetReferralsOnLeaving } from './forget-referrals.on-leaving.js';
import { ReferralsInExport } from './referrals.in-export.js';
import { SeedReferralsOnDemo } from './seed-referrals.on-demo.js';
import { TakeReferralsOnJoining } from './take-referrals.on-joining.js';

/** Referrals in the lives of people: who joins, who leaves, their copy, the demo town. */
@Module({
  imports: [InvitationsModule, LedgerModule, ReferralRewardsModule],
  providers: [ForgetReferralsOnLeaving, TakeReferralsOnJoining, ReferralsInExport, SeedReferralsOnDemo],
})
export class ReferralLifeModule {}
