import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ChoosePlace } from './choose-place.command.js';
import { ChoosePlaceBody, OwnPlace } from './place.dto.js';
import { ReadOwnPlace } from './read-own-place.query.js';

@ApiTags('places')
@ApiBearerAuth()
@Controller('api/my-place')
@Access('signed-in')
export class OwnPlaceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  ownPlace(@CurrentActor() actor: SignedIn): Promise<OwnPlace> {
    return this.queries.execute(new ReadOwnPlace(actor));
  }

  @Put()
  @HttpCode(200)
  async choosePlace(@CurrentActor() actor: SignedIn, @Body() { id }: ChoosePlaceBody): Promise<OwnPlace> {
    await this.commands.execute(new ChoosePlace(actor, id));
    return this.queries.execute(new ReadOwnPlace(actor));
  }
}
