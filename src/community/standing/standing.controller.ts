import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ReadOwnStanding } from './read-own-standing.query.js';
import { OwnStanding } from './standing.dto.js';

@ApiTags('community')
@ApiBearerAuth()
@Controller('api/standing')
@Access('signed-in')
export class StandingController {
  constructor(private readonly queries: QueryBus) {}

  /** One's own badges, and what is missing for the others. */
  @Get()
  ownStanding(@CurrentActor() actor: SignedIn): Promise<OwnStanding> {
    return this.queries.execute(new ReadOwnStanding(actor.id));
  }
}
