import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { RateLimits } from '#platform/throttle/rate-limits';
import { PeopleFound, SearchPeopleParams } from './person.dto.js';
import { SearchPeople } from './search-people.query.js';

/** More than anybody types, and too few to read the directory out. */
const SEARCHES_PER_MINUTE = 60;

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api/people')
@Access('signed-in')
export class PeopleController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  async searchPeople(
    @CurrentActor() actor: SignedIn,
    @Query() { q = '' }: SearchPeopleParams,
  ): Promise<PeopleFound> {
    await this.limits.spend({
      rule: 'messaging.people-search',
      key: actor.id,
      limit: SEARCHES_PER_MINUTE,
      windowMinutes: 1,
    });
    return this.queries.execute(new SearchPeople(actor.id, q));
  }
}
