import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { DistanceParams, ListingDistance } from './listing-distance.dto.js';
import { DistanceOfListing } from './listing-distance.query.js';

@ApiTags('places')
@ApiBearerAuth()
@Controller('api/listings')
@Access('anyone')
export class ListingDistanceController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/distance')
  listingDistance(
    @Param('id', new UuidOr(ListingNotFound)) id: string,
    @Query() { near }: DistanceParams,
  ): Promise<ListingDistance> {
    return this.queries.execute(new DistanceOfListing(id, near));
  }
}
