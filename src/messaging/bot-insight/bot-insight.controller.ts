import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires, sentField } from '#platform/plans/requires';
import { ListingBot } from '../bot/bot.dto.js';
import { BotNotFound } from '../bot/bot.errors.js';
import { BotOfListing } from '../bot/bot-of-listing.query.js';
import { usedAbilities } from '../bot-plan/bot-abilities.js';
import { BotInteractions, BotInteractionsParams, BotPreview, BotPreviewBody } from './bot-insight.dto.js';
import { ListBotInteractions } from './list-bot-interactions.query.js';
import { PreviewBot } from './preview-bot.query.js';

/** What a seller sees of their bots' work. */
@ApiTags('bots')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class BotInsightController {
  constructor(private readonly queries: QueryBus) {}

  @Get('listings/:id/bot')
  botOfListing(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(BotNotFound)) id: string,
  ): Promise<ListingBot> {
    return this.queries.execute(new BotOfListing(actor.id, id));
  }

  @Get('bot-interactions')
  botInteractions(
    @CurrentActor() { id }: SignedIn,
    @Query() params: BotInteractionsParams,
  ): Promise<BotInteractions> {
    return this.queries.execute(new ListBotInteractions(id, params));
  }

  @Post('bot-previews')
  @Requires('bot-preview', ...usedAbilities((sent) => sentField(sent, 'bot')))
  @HttpCode(200)
  previewBot(@CurrentActor() actor: SignedIn, @Body() question: BotPreviewBody): Promise<BotPreview> {
    return this.queries.execute(new PreviewBot(actor, question));
  }
}
