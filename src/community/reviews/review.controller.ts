import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { PersonNotFound } from '../people/person.errors.js';
import { RemoveReview } from './remove-review.command.js';
import { ReplyToReview } from './reply-to-review.command.js';
import { PersonReviews, PersonReviewsParams, RemoveReviewBody, ReplyBody } from './review.dto.js';
import { ReviewNotFound } from './review.errors.js';
import { ReviewsOfPerson } from './reviews-of-person.query.js';

const KnownReview = () => Param('id', new UuidOr(ReviewNotFound));

/** What people wrote about each other, once everybody reads it. */
@ApiTags('reviews')
@ApiBearerAuth()
@Controller('api')
export class ReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('people/:id/reviews')
  @Access('anyone')
  @AnswersJson(PersonReviews)
  async personReviews(
    @Param('id', new UuidOr(PersonNotFound)) id: string,
    @Query() params: PersonReviewsParams,
  ): Promise<string> {
    return (await this.queries.execute(new ReviewsOfPerson(id, params))).text;
  }

  @Post('reviews/:id/reply')
  @Access('signed-in')
  @HttpCode(204)
  async replyToReview(
    @CurrentActor() actor: SignedIn,
    @KnownReview() id: string,
    @Body() { text }: ReplyBody,
  ): Promise<void> {
    await this.commands.execute(new ReplyToReview(actor, id, text));
  }

  /** Takes it down. */
  @Post('reviews/:id/removal')
  @Access('admin')
  @HttpCode(204)
  async removeReview(@KnownReview() id: string, @Body() { reason }: RemoveReviewBody): Promise<void> {
    await this.commands.execute(new RemoveReview(id, reason));
  }
}
