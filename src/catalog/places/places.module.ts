import { Module } from '@nestjs/common';
import { ChoosePlaceHandler } from './choose-place.command.js';
import { FindPlacesHandler } from './find-places.query.js';
import { ForgetChosenPlaceOnLeaving } from './forget-chosen-place.on-leaving.js';
import { ListingPlaces } from './listing-places.js';
import { OwnPlaceController } from './own-place.controller.js';
import { LoadPlacesJob } from './packaged/load-places.job.js';
import { PlacesReader } from './packaged/places-reader.js';
import { PlaceController } from './place.controller.js';
import { PlaceNearHandler } from './place-near.query.js';
import { ReadOwnPlaceHandler } from './read-own-place.query.js';
import { TakeChosenPlaceOnJoining } from './take-chosen-place.on-joining.js';

/** Where things and readers are, coarsely. */
@Module({
  controllers: [PlaceController, OwnPlaceController],
  providers: [
    FindPlacesHandler,
    PlaceNearHandler,
    ReadOwnPlaceHandler,
    ListingPlaces,
    ChoosePlaceHandler,
    ForgetChosenPlaceOnLeaving,
    TakeChosenPlaceOnJoining,
    PlacesReader,
    LoadPlacesJob,
  ],
  exports: [ListingPlaces],
})
export class PlacesModule {}
