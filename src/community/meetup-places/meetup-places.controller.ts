import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { SuggestedPlaces } from './meetup-places.dto.js';
import { SuggestPlaces } from './suggest-places.query.js';

@ApiTags('meetup-places')
@ApiBearerAuth()
@Controller('api/listings')
@Access('signed-in')
export class MeetupPlacesController {
  constructor(private readonly queries: QueryBus) {}

  /** Public places that suit both; none where none are known. */
  @Get(':id/meetup-places')
  meetupPlaces(@CurrentActor() actor: SignedIn, @Param('id') id: string): Promise<SuggestedPlaces> {
    return this.queries.execute(new SuggestPlaces(actor, id));
  }
}
