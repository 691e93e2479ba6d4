import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { PeopleFound, SearchPeopleParams } from './person.dto.js';
import { SearchPeople } from './search-people.query.js';

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api/people')
@Access('signed-in')
export class PeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  searchPeople(
    @CurrentActor() actor: SignedIn,
    @Query() { q = '' }: SearchPeopleParams,
  ): Promise<PeopleFound> {
    return this.queries.execute(new SearchPeople(actor.id, q));
  }
}
