import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ListNextSteps } from './list-next-steps.query.js';
import { NextSteps } from './next-steps.dto.js';

@ApiTags('figures')
@ApiBearerAuth()
@Controller('api/my-next-steps')
@Access('signed-in')
export class NextStepsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  nextSteps(@CurrentActor() { id }: SignedIn): Promise<NextSteps> {
    return this.queries.execute(new ListNextSteps(id));
  }
}
