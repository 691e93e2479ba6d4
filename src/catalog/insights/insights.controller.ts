import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { Requires } from '#platform/plans/requires';
import { GenerateInsights } from './generate-insights.command.js';
import { Insights } from './insights.dto.js';
import { ListInsights } from './list-insights.query.js';

@ApiTags('insights')
@ApiBearerAuth()
@Controller('api/my-insights')
@Access('signed-in')
export class InsightsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  insights(@CurrentActor() { id }: SignedIn): Promise<Insights> {
    return this.queries.execute(new ListInsights(id));
  }

  /** Once a day. */
  @Post()
  @Requires('ai-insights')
  @HttpCode(200)
  async generateInsights(@CurrentActor() { id }: SignedIn): Promise<Insights> {
    await this.commands.execute(new GenerateInsights(id));
    return this.queries.execute(new ListInsights(id));
  }
}
