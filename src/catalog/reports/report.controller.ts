import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { CommentNotFound } from '../comments/comment.errors.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { ReadListingReport } from './read-listing-report.query.js';
import { ListingReport, ReportListingBody } from './report.dto.js';
import { ListingReportNotFound } from './report.errors.js';
import { ReportListing } from './report-listing.command.js';

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

  @Get('listing-reports/:id')
  @Access('admin')
  listingReport(@Param('id', new UuidOr(ListingReportNotFound)) id: string): Promise<ListingReport> {
    return this.queries.execute(new ReadListingReport(id));
  }
}
