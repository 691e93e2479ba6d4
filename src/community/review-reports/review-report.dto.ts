import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { REPORT_REASONS, type ReportReason } from '#contract/chat';
import { ALL_REVIEW_TAGS, type ReviewTag } from '#contract/community/reviews';
import { REPORT_LIMITS } from '#contract/reports';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

export class ReportReviewBody {
  @IsIn(REPORT_REASONS, { message: 'reason-unknown' })
  reason!: ReportReason;

  @IfGiven()
  @Trimmed()
  @MaxLength(REPORT_LIMITS.description, {
    message: 'report-description-too-long',
    context: { max: REPORT_LIMITS.description },
  })
  @IsString()
  description?: string;
}

export class ReviewReportPerson {
  id!: string;
  name!: string;
  /** Left for good: then there is no name. */
  deleted!: boolean;
}

/** A review as it was when it was reported. */
export class ReviewSnapshot {
  stars!: number;
  text!: string;
  @ApiProperty({ enum: ALL_REVIEW_TAGS, isArray: true })
  tags!: ReviewTag[];
  photos!: ImageAnswer[];
  reply!: string | null;
  /** Of the item. */
  title!: string;
}

export class ReviewReport {
  id!: string;
  reviewId!: string;
  /** It can be read still. */
  shown!: boolean;
  reporter!: ReviewReportPerson;
  /** Who wrote it. */
  reported!: ReviewReportPerson;
  /** Whom it is about. */
  subjectId!: string | null;
  @ApiProperty({ enum: REPORT_REASONS })
  reason!: ReportReason;
  description!: string | null;
  snapshot!: ReviewSnapshot;
  createdAt!: string;
}
