import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/coupons.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CloseRewardWeekJob } from './close-reward-week.job.js';
import { CountListingOnListingPublished } from './count-listing.on-listing-published.js';
import { DiscountListingOnListingDeleted } from './discount-listing.on-listing-deleted.js';
import { ForgetRewardsOnLeaving } from './forget-rewards.on-leaving.js';
import { GivenRewards } from './given-rewards.js';
import { OwnWeekHandler } from './own-week.query.js';
import { PerkAccess } from './perk-access.js';
import { RewardWeeks } from './reward-weeks.js';
import { Rewarding } from './rewarding.js';
import { RewardsController } from './rewards.controller.js';
import { RewardsInExport } from './rewards.in-export.js';
import { SeedRewardsOnDemo } from './seed-rewards.on-demo.js';
import { TakeRewardsOnJoining } from './take-rewards.on-joining.js';
import { TellWeek } from './tell-week.js';

/** The weekly posting challenge: how far somebody is, and what a week earns. */
@Module({
  imports: [CouponsModule, LedgerModule],
  controllers: [RewardsController],
  providers: [
    RewardWeeks,
    GivenRewards,
    Rewarding,
    CloseRewardWeekJob,
    TellWeek,
    PerkAccess,
    OwnWeekHandler,
    CountListingOnListingPublished,
    DiscountListingOnListingDeleted,
    ForgetRewardsOnLeaving,
    TakeRewardsOnJoining,
    RewardsInExport,
    SeedRewardsOnDemo,
  ],
  exports: [PerkAccess],
})
export class RewardsModule {}
