import { Module } from '@nestjs/common';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { CancelMeetupsForShippingHandler } from './cancel-meetups-for-shipping.command.js';
import { CopyListingOnListingChanged } from './copy-listing.on-listing-changed.js';
import { EndMeetupsOnDealCalledOff } from './end-meetups.on-deal-called-off.js';
import { EndMeetupsOnListingChanged } from './end-meetups.on-listing-changed.js';
import { EndMeetupsOnListingDeleted } from './end-meetups.on-listing-deleted.js';
import { EndMeetupsOnPeopleParted } from './end-meetups.on-people-parted.js';
import { EndedMeetups } from './ended-meetups.js';
import { ForgetMeetupsOnLeaving } from './forget-meetups.on-leaving.js';
import { LapseMeetupsJob } from './lapse-meetups.job.js';
import { MeetupKeepsHandler } from './meetup-keeps.query.js';
import { MeetupsInExport } from './meetups.in-export.js';
import { NotePriceOnDealAgreed } from './note-price.on-deal-agreed.js';
import { ReleaseListingOnMeetupGaveWay } from './release-listing.on-meetup-gave-way.js';
import { SettleMeetupsOnListingSold } from './settle-meetups.on-listing-sold.js';
import { TakeMeetupsOnJoining } from './take-meetups.on-joining.js';
import { UnsettleMeetupsOnSaleCancelled } from './unsettle-meetups.on-sale-cancelled.js';

/** What becomes of meetups when something happens around them: to the listing, the deal, or one of the two. */
@Module({
  imports: [MeetupsModule],
  providers: [
    EndedMeetups,
    CancelMeetupsForShippingHandler,
    CopyListingOnListingChanged,
    EndMeetupsOnListingChanged,
    EndMeetupsOnListingDeleted,
    SettleMeetupsOnListingSold,
    UnsettleMeetupsOnSaleCancelled,
    EndMeetupsOnDealCalledOff,
    MeetupKeepsHandler,
    NotePriceOnDealAgreed,
    EndMeetupsOnPeopleParted,
    ReleaseListingOnMeetupGaveWay,
    LapseMeetupsJob,
    ForgetMeetupsOnLeaving,
    TakeMeetupsOnJoining,
    MeetupsInExport,
  ],
})
export class MeetupEndingsModule {}
