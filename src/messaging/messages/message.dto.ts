import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  CHAT_LIMITS,
  type ChatMessageShape,
  MESSAGE_KINDS,
  type MessageKind,
  OFFER_EVENTS,
  type OfferEvent,
} from '#contract/chat';
import { LISTING_LIMITS } from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { NumberParam } from '#platform/http/params/number-param';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

/** PostgreSQL's `int`. */
export const LARGEST_SEQ = 2_147_483_647;

export class MessageOffer {
  id!: string;
  @ApiProperty({ enum: OFFER_EVENTS })
  event!: OfferEvent;
  /** USD. */
  amount!: number;
  /** Declined by nobody's hand: somebody else gets the item. */
  taken?: boolean;
}

export class ChatMessage implements ChatMessageShape {
  id!: string;
  seq!: number;
  senderId!: string;
  @ApiProperty({ enum: MESSAGE_KINDS })
  kind!: MessageKind;
  content!: string;
  images!: ImageAnswer[];
  automatic!: boolean;
  offer!: MessageOffer | null;
  removed!: boolean;
  createdAt!: string;
}

/** Messages in the order they were sent. */
export class MessagePage {
  items!: ChatMessage[];
  /** There is more in the direction that was asked for. */
  more!: boolean;
  /** Rises when the messages are numbered anew: what was read before then cannot be continued. */
  numbering!: number;
}

/** Without either: the newest. */
export class MessagesParams {
  /** Only older than this number. */
  @IfGiven()
  @NumberParam()
  @IsInt()
  @Min(1)
  @Max(LARGEST_SEQ)
  before?: number;

  /** Only newer than this number, the oldest of them first: what was missed. */
  @IfGiven()
  @NumberParam()
  @IsInt()
  @Min(0)
  @Max(LARGEST_SEQ)
  after?: number;
}

export class SendMessageBody {
  /** Made by the sender; sending the same again stores nothing twice. */
  @IsUUID()
  id!: string;

  @Trimmed()
  @MaxLength(CHAT_LIMITS.message, { message: 'message-too-long', context: { max: CHAT_LIMITS.message } })
  @IsString({ message: 'message-required' })
  content!: string;

  /** Uploads of one's own. */
  @IfGiven()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @ArrayMaxSize(CHAT_LIMITS.images, { message: 'too-many-images', context: { max: CHAT_LIMITS.images } })
  @IsArray()
  imageIds: string[] = [];

  /** USD: what the message offers for the listing, whatever its words would be read as. */
  @IfGiven()
  @Max(LISTING_LIMITS.price, { message: 'amount-invalid' })
  @Min(0.01, { message: 'amount-invalid' })
  @Decimals(2, { message: 'amount-invalid' })
  offer?: number;
}

export class SentMessage {
  message!: ChatMessage;
  /** USD: what the message may be offering; the buyer is asked. */
  offerQuestion!: number | null;
  /** It could not be looked at as an offer; the message stands all the same. */
  offerFailed!: boolean;
}

export class ReadUpToBody {
  @IsInt()
  @Min(1)
  @Max(LARGEST_SEQ)
  seq!: number;
}
