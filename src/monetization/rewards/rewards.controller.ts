import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { OwnWeek } from './own-week.query.js';
import { MyWeek } from './rewards.dto.js';

@ApiTags('rewards')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class RewardsController {
  constructor(private readonly queries: QueryBus) {}

  /** How far the caller is in this week's posting challenge. */
  @Get('my-week')
  myWeek(@CurrentActor() { id }: SignedIn): Promise<MyWeek> {
    return this.queries.execute(new OwnWeek(id));
  }
}
