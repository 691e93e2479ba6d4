import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { activates, usedAbilities } from '../bot-plan/bot-abilities.js';
import { BotBody, BotPage, BotStatusBody, BotsParams, BotView, EditBotBody } from './bot.dto.js';
import { BotNotFound } from './bot.errors.js';
import { CreateBot } from './create-bot.command.js';
import { DeleteBot } from './delete-bot.command.js';
import { EditBot } from './edit-bot.command.js';
import { ListBots } from './list-bots.query.js';
import { ReadBot } from './read-bot.query.js';
import { SetBotStatus } from './set-bot-status.command.js';

const KnownId = () => Param('id', new UuidOr(BotNotFound));

@ApiTags('bots')
@ApiBearerAuth()
@Controller('api/bots')
@Access('signed-in')
export class BotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  bots(@CurrentActor() { id }: SignedIn, @Query() { cursor }: BotsParams): Promise<BotPage> {
    return this.queries.execute(new ListBots(id, cursor));
  }

  @Post()
  @Requires('offer-bots', ...usedAbilities())
  async createBot(@CurrentActor() actor: SignedIn, @Body() settings: BotBody): Promise<BotView> {
    const id = await this.commands.execute(new CreateBot(actor, settings));
    return this.queries.execute(new ReadBot(actor.id, id));
  }

  @Put(':id')
  @Requires('offer-bots', ...usedAbilities())
  async editBot(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() settings: EditBotBody,
  ): Promise<BotView> {
    await this.commands.execute(new EditBot(actor, id, settings));
    return this.queries.execute(new ReadBot(actor.id, id));
  }

  @Patch(':id')
  @Requires(activates)
  async setBotStatus(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { status }: BotStatusBody,
  ): Promise<BotView> {
    await this.commands.execute(new SetBotStatus(actor, id, status));
    return this.queries.execute(new ReadBot(actor.id, id));
  }

  @Delete(':id')
  @HttpCode(204)
  async deleteBot(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new DeleteBot(actor, id));
  }
}
