import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Category, Condition, ListingStatus } from '#contract/listings';
import {
  LISTING_REPORT_REASONS,
  LISTING_REPORT_STATUSES,
  type ListingReportReason,
  type ListingReportStatus,
  REPORT_LIMITS,
} from '#contract/reports';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

export class ReportListingBody {
  @IsIn(LISTING_REPORT_REASONS, { message: 'reason-unknown' })
  reason!: ListingReportReason;

  @IfGiven()
  @Trimmed()
  @MaxLength(REPORT_LIMITS.description, {
    message: 'report-description-too-long',
    context: { max: REPORT_LIMITS.description },
  })
  @IsString()
  description?: string;
}

export class TakeListingDownBody {
  /** What its seller reads. */
  @Trimmed()
  @MaxLength(REPORT_LIMITS.takeDownReason, {
    message: 'take-down-reason-too-long',
    context: { max: REPORT_LIMITS.takeDownReason },
  })
  @IsNotEmpty({ message: 'take-down-reason-required' })
  @IsString({ message: 'take-down-reason-required' })
  reason!: string;
}

export class ReportPerson {
  id!: string;
  kind!: 'member' | 'guest';
  name!: string;
  /** Left for good: then there is no name. */
  deleted!: boolean;
}

/** A listing as it was when it, or a comment on it, was reported. */
export class ReportedListing {
  title!: string;
  description!: string;
  /** USD. */
  price!: number;
  category!: Category;
  condition!: Condition;
  location!: string | null;
  tags!: string[];
  images!: ImageAnswer[];
  status!: ListingStatus;
}

export class ReportedComment {
  id!: string;
  name!: string;
  content!: string;
  createdAt!: string;
}

export class ReportSnapshot {
  listing!: ReportedListing;
  /** Where it was a comment that was reported. */
  comment!: ReportedComment | null;
}

export class ListingReport {
  id!: string;
  listingId!: string;
  /** What has become of the listing; null when it is gone. */
  listingStatus!: ListingStatus | null;
  reporter!: ReportPerson;
  /** Who sells the listing, or wrote the comment. */
  reported!: ReportPerson;
  @ApiProperty({ enum: LISTING_REPORT_REASONS })
  reason!: ListingReportReason;
  description!: string | null;
  @ApiProperty({ enum: LISTING_REPORT_STATUSES })
  status!: ListingReportStatus;
  snapshot!: ReportSnapshot;
  createdAt!: string;
}
