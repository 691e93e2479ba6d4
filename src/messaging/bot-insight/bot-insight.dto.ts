import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { BOT_ACTIONS, BOT_LIMITS, type BotAction } from '#contract/bots';
import { CHAT_LIMITS } from '#contract/chat';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Nested } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';
import { BotBody } from '../bot/bot.dto.js';
import { ChatItem } from '../items/item.dto.js';
import { ChatPerson } from '../people/person.dto.js';

export class BotInteraction {
  id!: string;
  botId!: string;
  item!: ChatItem;
  buyer!: ChatPerson;
  conversationId!: string;
  @ApiProperty({ enum: BOT_ACTIONS })
  action!: BotAction;
  offeredAmount!: number | null;
  responseAmount!: number | null;
  originalMessage!: string;
  detectionMethod!: string | null;
  @ApiProperty({ enum: ['high', 'medium', 'low'], nullable: true })
  detectionConfidence!: 'high' | 'medium' | 'low' | null;
  minimumPrice!: number;
  /** Which advanced rule decided, if one did. */
  rule!: string | null;
  /** What became of the offer since. */
  offerStatus!: string | null;
  createdAt!: string;
}

export class BotInteractions {
  items!: BotInteraction[];
}

export class BotInteractionsParams {
  @IfGiven()
  @IsUUID()
  botId?: string;

  @IfGiven()
  @IsUUID()
  listingId?: string;
}

/** What would the bot, as it stands in the form, answer to a message? */
export class BotPreviewBody {
  @Nested(() => BotBody)
  bot!: BotBody;

  @Trimmed()
  @MaxLength(CHAT_LIMITS.message, { message: 'message-too-long', context: { max: CHAT_LIMITS.message } })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  message!: string;

  /** The buyer has said yes to "Is $N your offer?". */
  @IsBoolean()
  confirmed: boolean = false;

  /** Which offer of this buyer's it is. */
  @Max(BOT_LIMITS.repeatedOffers.max)
  @Min(1)
  @IsInt()
  offerNumber: number = 1;

  /** Hours without a word after the bot's counter; null when the buyer writes. */
  @ValidateIf((_, value) => value !== null)
  @Max(BOT_LIMITS.silence.max)
  @Min(BOT_LIMITS.silence.min)
  @IsInt()
  silentHours: number | null = null;
}

export class BotPreview {
  /** USD, or null when the message holds no offer. */
  detectedOffer!: number | null;
  @ApiProperty({ enum: ['high', 'medium', 'low'], nullable: true })
  confidence!: 'high' | 'medium' | 'low' | null;
  /** Null when the bot would keep silent. */
  @ApiProperty({ enum: BOT_ACTIONS, nullable: true })
  action!: BotAction | null;
  counter!: number | null;
  reply!: string | null;
  /** The minimum as time-based pricing has it today. */
  minimumPrice!: number;
  /** Why: `not-an-offer`, `asks-buyer`, `meets-minimum`, `not-triggered`, `trigger`, or the advanced rule. */
  because!: string;
}
