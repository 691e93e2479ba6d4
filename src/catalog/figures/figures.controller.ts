import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { FiguresAnswer, FiguresParams, ListingFiguresAnswer } from './figures.dto.js';
import { ListingFigures } from './listing-figures.query.js';
import { OwnFigures } from './own-figures.query.js';

@ApiTags('figures')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class FiguresController {
  constructor(private readonly queries: QueryBus) {}

  @Get('my-figures')
  @AnswersJson(FiguresAnswer)
  async ownFigures(@CurrentActor() { id }: SignedIn, @Query() { days = 7 }: FiguresParams): Promise<string> {
    return (await this.queries.execute(new OwnFigures(id, days))).text;
  }

  /** For the listing's seller. */
  @Get('my-listings/:id/figures')
  @AnswersJson(ListingFiguresAnswer)
  async listingFigures(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ListingNotFound)) id: string,
    @Query() { days = 30 }: FiguresParams,
  ): Promise<string> {
    return (await this.queries.execute(new ListingFigures(actor, id, days))).text;
  }
}
