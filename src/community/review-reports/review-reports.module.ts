import { Module } from '@nestjs/common';
import { KeepPicturesOnReviewReported } from './keep-pictures.on-review-reported.js';
import { NotifyPeopleOnReviewReported } from './notify-people.on-review-reported.js';
import { ReadReviewReportHandler } from './read-review-report.query.js';
import { RemoveOldReviewReportsJob } from './remove-old-review-reports.job.js';
import { ReportReviewHandler } from './report-review.command.js';
import { ReportedReviewPictureHandler } from './reported-review-picture.query.js';
import { ReviewReportController } from './review-report.controller.js';
import { ReviewReportNotices } from './review-report-notices.js';
import { ReviewReportPictureController } from './review-report-picture.controller.js';
import { ReviewReportsInExport } from './review-reports.in-export.js';
import { TakeReviewReportsOnJoining } from './take-review-reports.on-joining.js';

/** What people report of reviews, and what administrators see of it. */
@Module({
  controllers: [ReviewReportController, ReviewReportPictureController],
  providers: [
    ReportReviewHandler,
    ReadReviewReportHandler,
    ReportedReviewPictureHandler,
    ReviewReportNotices,
    NotifyPeopleOnReviewReported,
    KeepPicturesOnReviewReported,
    RemoveOldReviewReportsJob,
    TakeReviewReportsOnJoining,
    ReviewReportsInExport,
  ],
})
export class ReviewReportsModule {}
