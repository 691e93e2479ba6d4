import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { MyCredits, MyCreditsParams } from './credits.dto.js';
import { ListMyCredits } from './list-my-credits.query.js';

@ApiTags('boosts')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class CreditsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('my-credits')
  myCredits(@CurrentActor() { id }: SignedIn, @Query() { cursor }: MyCreditsParams): Promise<MyCredits> {
    return this.queries.execute(new ListMyCredits(id, cursor));
  }
}
