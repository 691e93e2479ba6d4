import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { Addresses } from './addresses.js';
import { ForgetOldAddressesJob } from './forget-old-addresses.job.js';
import { ListFriendsHandler } from './list-friends.query.js';
import { MakeCodeHandler } from './make-code.command.js';
import { ReadOwnReferralsHandler } from './read-own-referrals.query.js';
import { ReferralController } from './referral.controller.js';
import { ReferralNotices } from './referral-notices.js';
import { ReferrerBadges } from './referrer-badges.js';
import { TellBrowsersOnReferralTouched } from './tell-browsers.on-referral-touched.js';

/** What whoever invites sees of it. */
@Module({
  imports: [LedgerModule],
  controllers: [ReferralController],
  providers: [
    MakeCodeHandler,
    ReadOwnReferralsHandler,
    ListFriendsHandler,
    ReferrerBadges,
    Addresses,
    ForgetOldAddressesJob,
    ReferralNotices,
    TellBrowsersOnReferralTouched,
  ],
  exports: [Addresses, ReferralNotices],
})
export class ReferralsModule {}
