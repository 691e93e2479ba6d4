import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { CommentNotFound } from '../comments/comment.errors.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { DismissListingReport } from './dismiss-listing-report.command.js';
import { ReadListingReport } from './read-listing-report.query.js';
import { ListingReport, ReportListingBody, TakeListingDownBody } from './report.dto.js';
import { ListingReportNotFound } from './report.errors.js';
import { ReportListing } from './report-listing.command.js';
import { TakeListingDown } from './take-listing-down.command.js';

@ApiTags('reports')
@ApiBearerAuth()
@Controller('api')
export class ReportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('listings/:id/report')
  @Access('signed-in')
  @Requires('reports')
  @HttpCode(204)
  async reportListing(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ListingNotFound)) id: string,
    @Body() report: ReportListingBody,
  ): Promise<void> {
    await this.commands.execute(new ReportListing(actor, { listingId: id }, report));
  }

  @Post('comments/:id/report')
  @Access('signed-in')
  @HttpCode(204)
  async reportComment(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(CommentNotFound)) id: string,
    @Body() report: ReportListingBody,
  ): Promise<void> {
    await this.commands.execute(new ReportListing(actor, { commentId: id }, report));
  }

  @Post('listings/:id/take-down')
  @Access('admin')
  @HttpCode(204)
  async takeListingDown(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ListingNotFound)) id: string,
    @Body() { reason }: TakeListingDownBody,
  ): Promise<void> {
    await this.commands.execute(new TakeListingDown(actor, id, reason));
  }

  @Post('listing-reports/:id/dismiss')
  @Access('admin')
  @HttpCode(204)
  async dismissListingReport(@Param('id', new UuidOr(ListingReportNotFound)) id: string): Promise<void> {
    await this.commands.execute(new DismissListingReport(id));
  }

  @Get('listing-reports/:id')
  @Access('admin')
  listingReport(@Param('id', new UuidOr(ListingReportNotFound)) id: string): Promise<ListingReport> {
    return this.queries.execute(new ReadListingReport(id));
  }
}
