import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ReviewNotFound } from '../reviews/review.errors.js';
import { ReadReviewReport } from './read-review-report.query.js';
import { ReportReview } from './report-review.command.js';
import { ReportReviewBody, ReviewReport } from './review-report.dto.js';
import { ReviewReportNotFound } from './review-report.errors.js';

@ApiTags('reviews')
@ApiBearerAuth()
@Controller('api')
export class ReviewReportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('reviews/:id/report')
  @Access('signed-in')
  @HttpCode(204)
  async reportReview(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ReviewNotFound)) id: string,
    @Body() report: ReportReviewBody,
  ): Promise<void> {
    await this.commands.execute(new ReportReview(actor, id, report));
  }

  @Get('review-reports/:id')
  @Access('admin')
  reviewReport(@Param('id', new UuidOr(ReviewReportNotFound)) id: string): Promise<ReviewReport> {
    return this.queries.execute(new ReadReviewReport(id));
  }
}
