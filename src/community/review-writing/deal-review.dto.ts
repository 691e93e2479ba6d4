import { ApiProperty } from '@nestjs/swagger';
import {
  ALL_REVIEW_TAGS,
  DEAL_SIDES,
  type DealSide,
  OWN_REVIEW_STATES,
  type OwnReviewState,
  REVIEW_OBSTACLES,
  type ReviewObstacle,
  type ReviewTag,
} from '#contract/community/reviews';
import { ImageAnswer } from '#platform/media/media.dto';
import { ReviewedItem, ReviewPerson, ReviewReply } from '../reviews/review.dto.js';

/** What somebody wrote themselves. */
export class OwnReview {
  id!: string;
  @ApiProperty({ enum: OWN_REVIEW_STATES })
  state!: OwnReviewState;
  stars!: number;
  text!: string;
  @ApiProperty({ enum: ALL_REVIEW_TAGS, isArray: true })
  tags!: ReviewTag[];
  photos!: ImageAnswer[];
  reply!: ReviewReply | null;
  /** When it was removed: why. */
  removedReason!: string | null;
}

/** A deal as one of its sides sees it. Says nothing of what the other one wrote, or did not. */
export class DealToReview {
  saleId!: string;
  /** The other side. */
  other!: ReviewPerson;
  /** One's own. */
  @ApiProperty({ enum: DEAL_SIDES })
  side!: DealSide;
  item!: ReviewedItem;
  soldAt!: string;
  /** From then on it is too late, and what was written is shown. */
  closesAt!: string;
  mine!: OwnReview | null;
  /** Why it cannot be written or edited; null when it can. */
  @ApiProperty({ enum: REVIEW_OBSTACLES, nullable: true })
  obstacle!: ReviewObstacle | null;
}

export class DealsToReview {
  /** Nothing was written of them yet; whose time ends first comes first. */
  toReview!: DealToReview[];
  /** What one wrote and nobody else sees yet, the latest first. */
  waiting!: DealToReview[];
}
