import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import type { ChatItemShape } from '#contract/chat';
import type { Category, ListingStatus } from '#contract/listings';
import { CATEGORIES, LISTING_STATUSES } from '#contract/listings';
import { IfGiven } from '#platform/http/if-given';
import { ImageAnswer } from '#platform/media/media.dto';
import { ChatMessage } from '../chat/message.dto.js';
import { OfferQuestion, OfferView } from '../offers/offer.dto.js';
import { ChatPerson } from '../people/person.dto.js';

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

/** A conversation in the list. */
export class ConversationCard {
  id!: string;
  person!: ChatPerson;
  item!: ChatItem | null;
  lastMessage!: ChatMessage;
  unread!: number;
}

export class ConversationPage {
  items!: ConversationCard[];
  nextCursor!: string | null;
}

export class ConversationsParams {
  @IfGiven()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

/** Everything around the messages of a conversation. Without an `id` nobody has written yet. */
export class Thread {
  id!: string | null;
  person!: ChatPerson;
  item!: ChatItem | null;
  /** The newest offer of this conversation. */
  offer!: OfferView | null;
  /** What the asker is asked about a message of theirs. */
  question!: OfferQuestion | null;
  lastSeq!: number;
  readSeq!: number;
  theirDeliveredSeq!: number;
  theirReadSeq!: number;
  /** The asker has blocked the other person. */
  blocked!: boolean;
  /** False when either has blocked the other, or the other has left. */
  mayWrite!: boolean;
}

export class ThreadParams {
  @IfGiven()
  @IsUUID()
  listingId?: string;
}

export class StartConversationBody {
  @IsUUID()
  personId!: string;

  /** What it is about: a listing that one of the two sells. */
  @IfGiven()
  @IsUUID()
  listingId?: string;
}

/** What waits for a person. */
export class Inbox {
  unreadMessages!: number;
  unreadNotifications!: number;
}
