import { Module } from '@nestjs/common';
import { LoadPublicPlaces } from './load-public-places.js';
import { MeetupPlacesController } from './meetup-places.controller.js';
import { SeedMeetupPlacesOnDemo } from './seed-meetup-places.on-demo.js';
import { SuggestPlacesHandler } from './suggest-places.query.js';

/** Public places where people can hand things over. */
@Module({
  controllers: [MeetupPlacesController],
  providers: [SuggestPlacesHandler, LoadPublicPlaces, SeedMeetupPlacesOnDemo],
  exports: [LoadPublicPlaces],
})
export class MeetupPlacesModule {}
