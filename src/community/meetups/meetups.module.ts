import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { KeptListing } from './kept-listing.js';
import { ListMeetupsHandler } from './list-meetups.query.js';
import { MeetupController } from './meetup.controller.js';
import { Meetup } from './meetup.entity.js';
import { MeetupListings } from './meetup-listings.js';
import { MeetupReading } from './meetup-reading.js';
import { MeetupsWithHandler } from './meetups-with.query.js';
import { ProposeMeetupHandler } from './propose-meetup.command.js';
import { ReadMeetupHandler } from './read-meetup.query.js';
import { RightToMeet } from './right-to-meet.js';
import { ListTakenTimesHandler } from './taken-times.query.js';

/** Buyers propose to meet sellers, and both see their meetups. */
@Module({
  imports: [MikroOrmModule.forFeature([Meetup])],
  controllers: [MeetupController],
  providers: [
    KeptListing,
    MeetupListings,
    MeetupReading,
    RightToMeet,
    ProposeMeetupHandler,
    ListMeetupsHandler,
    ReadMeetupHandler,
    MeetupsWithHandler,
    ListTakenTimesHandler,
  ],
  exports: [KeptListing, MeetupReading],
})
export class MeetupsModule {}
