import { ApiProperty } from '@nestjs/swagger';
import type { ChatItemShape } from '#contract/chat';
import { CATEGORIES, type Category, LISTING_STATUSES, type ListingStatus } from '#contract/listings';
import { ImageAnswer } from '#platform/media/media.dto';

/** The listing a conversation is about. */
export class ChatItem implements ChatItemShape {
  id!: string;
  sellerId!: string;
  title!: string;
  /** USD. */
  price!: number;
  @ApiProperty({ enum: [...LISTING_STATUSES, 'deleted'] })
  status!: ListingStatus | 'deleted';
  /** What is drawn for it without a photo. */
  @ApiProperty({ enum: CATEGORIES })
  category!: Category;
  image!: ImageAnswer | null;
}
