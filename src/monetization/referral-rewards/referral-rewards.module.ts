import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { ClawBackOnListingChanged } from './claw-back.on-listing-changed.js';
import { ClawBackOnListingDeleted } from './claw-back.on-listing-deleted.js';
import { ClawBackOnPaymentMarkNoted } from './claw-back.on-payment-mark-noted.js';
import { ClawBackReferralHandler } from './claw-back-referral.command.js';
import { ClawBacks } from './claw-backs.js';
import { ReferralRewards } from './referral-rewards.js';
import { RewardFriendOnListingPublished } from './reward-friend.on-listing-published.js';

/** What both get when a friend publishes a first listing, and loses when it was none. */
@Module({
  imports: [InvitationsModule, LedgerModule, ReferralsModule],
  providers: [
    ReferralRewards,
    RewardFriendOnListingPublished,
    ClawBacks,
    ClawBackReferralHandler,
    ClawBackOnListingDeleted,
    ClawBackOnListingChanged,
    ClawBackOnPaymentMarkNoted,
  ],
  exports: [ClawBacks, ReferralRewards],
})
export class ReferralRewardsModule {}
