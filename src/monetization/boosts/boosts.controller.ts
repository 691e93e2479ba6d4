import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { MyBoosts, MyBoostsParams, StartBoostBody, StartedBoost } from './boost.dto.js';
import { ListMyBoosts } from './list-my-boosts.query.js';
import { StartBoost } from './start-boost.command.js';

@ApiTags('boosts')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class BoostsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('boosts')
  startBoost(@CurrentActor() actor: SignedIn, @Body() wanted: StartBoostBody): Promise<StartedBoost> {
    return this.commands.execute(new StartBoost(actor, wanted));
  }

  @Get('my-boosts')
  myBoosts(@CurrentActor() { id }: SignedIn, @Query() { cursor }: MyBoostsParams): Promise<MyBoosts> {
    return this.queries.execute(new ListMyBoosts(id, cursor));
  }
}
