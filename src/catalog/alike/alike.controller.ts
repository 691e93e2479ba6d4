import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { Comparables } from './comparables.dto.js';
import { CompareListing } from './compare-listing.query.js';

@ApiTags('alike')
@Controller('api/listings')
@Access('anyone')
export class AlikeController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/comparables')
  comparables(@Param('id', new UuidOr(ListingNotFound)) id: string): Promise<Comparables> {
    return this.queries.execute(new CompareListing(id));
  }
}
