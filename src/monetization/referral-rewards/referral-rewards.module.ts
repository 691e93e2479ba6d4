import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { ClawBackOnListingChanged } from './claw-back.on-listing-changed.js';
import { ClawBackOnListingDeleted } from './claw-back.on-listing-deleted.js';
import { ClawBackReferralHandler } from './claw-back-referral.command.js';
import { ClawBacks } from './claw-backs.js';
import { RewardFriendOnListingPublished } from './reward-friend.on-listing-published.js';
import { Rewards } from './rewards.js';

/** What both get when a friend publishes a first listing, and loses when it was none. */
@Module({
  imports: [LedgerModule, ReferralsModule],
  providers: [
    Rewards,
    RewardFriendOnListingPublished,
    ClawBacks,
    ClawBackReferralHandler,
    ClawBackOnListingDeleted,
    ClawBackOnListingChanged,
  ],
  exports: [ClawBacks, Rewards],
})
export class ReferralRewardsModule {}
