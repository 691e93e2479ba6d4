import { Module } from '@nestjs/common';
import { DismissListingReportHandler } from './dismiss-listing-report.command.js';
import { KeepPicturesOnReported } from './keep-pictures.on-reported.js';
import { NotifyPeopleOnReported } from './notify-people.on-reported.js';
import { ReadListingReportHandler } from './read-listing-report.query.js';
import { RemoveOldListingReportsJob } from './remove-old-listing-reports.job.js';
import { ReportController } from './report.controller.js';
import { ReportListingHandler } from './report-listing.command.js';
import { ReportNotices } from './report-notices.js';
import { ReportPictureController } from './report-picture.controller.js';
import { ReportedListingPictureHandler } from './reported-listing-picture.query.js';
import { TakeListingDownHandler } from './take-listing-down.command.js';
import { TakeReportsOnJoining } from './take-reports.on-joining.js';

/** What people report of listings and the comments on them, and what administrators see of it. */
@Module({
  controllers: [ReportController, ReportPictureController],
  providers: [
    ReportListingHandler,
    TakeListingDownHandler,
    DismissListingReportHandler,
    ReadListingReportHandler,
    ReportedListingPictureHandler,
    ReportNotices,
    NotifyPeopleOnReported,
    KeepPicturesOnReported,
    RemoveOldListingReportsJob,
    TakeReportsOnJoining,
  ],
})
export class ReportsModule {}
