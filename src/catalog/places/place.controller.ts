import { Controller, Get, Param, type PipeTransform, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { LAST_PLACE } from '#contract/listings';
import { Access } from '#platform/auth/access';
import { FindPlaces } from './find-places.query.js';
import { FoundPlaces, Place, PlaceParams } from './place.dto.js';
import { NoPlaceNear } from './place.errors.js';
import { PlaceNear } from './place-near.query.js';

/** What is no id names no place. */
const PLACE_ID: PipeTransform<unknown, number> = {
  transform: (given) => {
    const id = Number(given);
    if (!Number.isInteger(id) || id < 0 || id > LAST_PLACE) throw new NoPlaceNear();
    return id;
  },
};

@ApiTags('places')
@ApiBearerAuth()
@Controller('api/places')
@Access('anyone')
export class PlaceController {
  constructor(private readonly queries: QueryBus) {}

  /** By postal code or town, as it is being typed. */
  @Get()
  findPlaces(@Query() { q }: PlaceParams): Promise<FoundPlaces> {
    return this.queries.execute(new FindPlaces(q ?? ''));
  }

  /** The place of that id, or the nearest one that is known. */
  @Get(':id')
  placeNear(@Param('id', PLACE_ID) id: number): Promise<Place> {
    return this.queries.execute(new PlaceNear(id));
  }
}
