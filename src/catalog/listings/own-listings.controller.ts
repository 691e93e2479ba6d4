import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { OwnListings, OwnListingsParams } from './own-listings.dto.js';
import { ListOwnListings } from './own-listings.query.js';

@ApiTags('own-listings')
@ApiBearerAuth()
@Controller('api/my-listings')
@Access('signed-in')
export class OwnListingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AnswersJson(OwnListings)
  async ownListings(@CurrentActor() actor: SignedIn, @Query() params: OwnListingsParams): Promise<string> {
    return (await this.queries.execute(new ListOwnListings(actor, params))).text;
  }
}
