import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { EditReviewBody, WriteReviewBody } from '../reviews/review.dto.js';
import { DealNotFound } from '../reviews/review.errors.js';
import { DealsToReview, DealToReview } from './deal-review.dto.js';
import { EditReview } from './edit-review.command.js';
import { ListDealsToReview } from './list-deals-to-review.query.js';
import { ReadDeal } from './read-deal.query.js';
import { WriteReview } from './write-review.command.js';

const KnownSale = () => Param('saleId', new UuidOr(DealNotFound));

/** What somebody writes about those they dealt with. */
@ApiTags('reviews')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class DealReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('my-deals/to-review')
  dealsToReview(@CurrentActor() actor: SignedIn): Promise<DealsToReview> {
    return this.queries.execute(new ListDealsToReview(actor.id));
  }

  @Get('deals/:saleId')
  deal(@CurrentActor() actor: SignedIn, @KnownSale() saleId: string): Promise<DealToReview> {
    return this.queries.execute(new ReadDeal(actor.id, saleId));
  }

  @Post('deals/:saleId/review')
  async writeReview(
    @CurrentActor() actor: SignedIn,
    @KnownSale() saleId: string,
    @Body() body: WriteReviewBody,
  ): Promise<DealToReview> {
    await this.commands.execute(new WriteReview(actor, saleId, body));
    return this.queries.execute(new ReadDeal(actor.id, saleId));
  }

  /** As long as nobody else sees it. */
  @Patch('deals/:saleId/review')
  async editReview(
    @CurrentActor() actor: SignedIn,
    @KnownSale() saleId: string,
    @Body() body: EditReviewBody,
  ): Promise<DealToReview> {
    await this.commands.execute(new EditReview(actor, saleId, body));
    return this.queries.execute(new ReadDeal(actor.id, saleId));
  }
}
