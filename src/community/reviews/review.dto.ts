import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  ALL_REVIEW_TAGS,
  REVIEW_LIMITS as LIMITS,
  MOST_STARS,
  REVIEW_SORTS,
  type ReviewSort,
  type ReviewTag,
} from '#contract/community/reviews';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

export class WriteReviewBody {
  @Max(MOST_STARS, { message: 'stars-invalid' })
  @Min(1, { message: 'stars-invalid' })
  @IsInt({ message: 'stars-required' })
  stars!: number;

  @IfGiven()
  @Trimmed()
  @MaxLength(LIMITS.text, { message: 'review-too-long', context: { max: LIMITS.text } })
  @IsString()
  text?: string;

  @IfGiven()
  @IsIn(ALL_REVIEW_TAGS, { each: true, message: 'review-tag-unknown' })
  @ArrayUnique({ message: 'review-tag-repeated' })
  @ArrayMaxSize(ALL_REVIEW_TAGS.length, {
    message: 'too-many-entries',
    context: { max: ALL_REVIEW_TAGS.length },
  })
  @IsArray()
  tags?: ReviewTag[];

  /** Uploads of one's own, in the order they are shown. */
  @IfGiven()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @ArrayMaxSize(LIMITS.photos, { message: 'too-many-images', context: { max: LIMITS.photos } })
  @IsArray()
  imageIds?: string[];
}

/** What is left out stays as it is. */
export class EditReviewBody extends PartialType(WriteReviewBody, { skipNullProperties: false }) {}

export class ReplyBody {
  @Trimmed()
  @MaxLength(LIMITS.reply, { message: 'reply-too-long', context: { max: LIMITS.reply } })
  @IsNotEmpty({ message: 'reply-required' })
  @IsString({ message: 'reply-required' })
  text!: string;
}

export class RemoveReviewBody {
  /** What its author reads. */
  @Trimmed()
  @MaxLength(LIMITS.reason, { message: 'reason-too-long', context: { max: LIMITS.reason } })
  @IsNotEmpty({ message: 'reason-required' })
  @IsString({ message: 'reason-required' })
  reason!: string;
}

export class PersonReviewsParams {
  @IfGiven()
  @IsIn(REVIEW_SORTS)
  sort?: ReviewSort;

  /** These stars alone. */
  @IfGiven()
  @IsIn(['1', '2', '3', '4', '5'])
  stars?: string;

  /** `nextCursor` of the page before, of the same sort and stars. */
  @CursorField()
  cursor?: string;
}

export class ReviewPerson {
  /** Null when they have left; then there is no name, too. */
  id!: string | null;
  name!: string;
  avatar!: ImageAnswer | null;
}

/** What the deal was about. */
export class ReviewedItem {
  title!: string;
  /** USD: what it was sold for. */
  price!: number;
  image!: ImageAnswer | null;
}

export class ReviewReply {
  text!: string;
  repliedAt!: string;
}

/** What one side of a deal wrote about the other. */
export class ReviewAnswer {
  id!: string;
  author!: ReviewPerson;
  /** The side its author stood on. */
  @ApiProperty({ enum: ['seller', 'buyer'] })
  side!: 'seller' | 'buyer';
  stars!: number;
  /** Empty when nothing was said, or who said it has left. */
  text!: string;
  @ApiProperty({ enum: ALL_REVIEW_TAGS, isArray: true })
  tags!: ReviewTag[];
  photos!: ImageAnswer[];
  /** Null when it is nobody else's business, or its seller has left. */
  item!: ReviewedItem | null;
  /** Of whom it is about. */
  reply!: ReviewReply | null;
  shownAt!: string;
  /** False of one of too many deals of the same two: it is no part of the rating. */
  counts!: boolean;
}

export class TagFigure {
  @ApiProperty({ enum: ALL_REVIEW_TAGS })
  tag!: ReviewTag;
  /** Reviews that say so. */
  count!: number;
  /** Reviews that could. */
  of!: number;
}

export class RatingSummary {
  /** Of 5 stars, one decimal; null before the first review. */
  rating!: number | null;
  count!: number;
  /** How many gave five stars, four, three, two, one. */
  stars!: number[];
  tags!: TagFigure[];
}

export class PersonReviews {
  items!: ReviewAnswer[];
  nextCursor!: string | null;
  /** With the first page: how they are rated, whatever is filtered. */
  summary?: RatingSummary;
  /** With the first page: whom they are about. */
  person?: ReviewPerson;
}
