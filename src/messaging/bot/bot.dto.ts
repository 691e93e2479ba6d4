import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import {
  BOT_STATUSES,
  type BotStatus,
  BOT_LIMITS as LIMITS,
  RESPONSE_TYPES,
  type ResponseType,
  TRIGGER_CONDITIONS,
  type TriggerCondition,
} from '#contract/bots';
import { LISTING_LIMITS } from '#contract/listings';
import { CursorField } from '#platform/http/cursor-field';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Nested } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';
import { ChatItem } from '../items/item.dto.js';
import { AdvancedBotBody } from './advanced-bot.dto.js';

const Amount = () => Decimals(2, { message: 'amount-invalid' });

export class BotBody {
  @IsUUID()
  listingId!: string;

  /** USD. */
  @Max(LISTING_LIMITS.price, { message: 'price-too-high', context: { max: LISTING_LIMITS.price } })
  @Min(0.01, { message: 'amount-invalid' })
  @Amount()
  minimumPrice!: number;

  @IsIn(TRIGGER_CONDITIONS)
  triggerCondition!: TriggerCondition;

  /** Percent or USD below the asking price; null for `below_minimum`. */
  @ValidateIf(
    ({ triggerCondition }: BotBody, value) => value !== null || triggerCondition !== 'below_minimum',
  )
  @Max(LISTING_LIMITS.price, { message: 'amount-invalid' })
  @Min(0.01, { message: 'amount-invalid' })
  @Amount()
  triggerValue: number | null = null;

  @IsIn(RESPONSE_TYPES)
  responseType!: ResponseType;

  /** How far a counter lies above the minimum. */
  @Max(LIMITS.markupMax, { message: 'markup-invalid', context: { max: LIMITS.markupMax } })
  @Min(LIMITS.markupMin, { message: 'markup-invalid', context: { max: LIMITS.markupMax } })
  @IsInt({ message: 'markup-invalid', context: { max: LIMITS.markupMax } })
  markupPercent: number = LIMITS.markupDefault;

  /** Instead of the standard words of a rejection. */
  @IfGiven()
  @Nullable()
  @Trimmed()
  @MaxLength(LIMITS.rejectionMessage, {
    message: 'message-too-long',
    context: { max: LIMITS.rejectionMessage },
  })
  @IsString()
  rejectionMessage: string | null = null;

  @IsIn(BOT_STATUSES)
  status: BotStatus = 'active';

  /** For who is entitled to it. */
  @IfGiven()
  @Nullable()
  @Nested(() => AdvancedBotBody)
  advanced: AdvancedBotBody | null = null;
}

export class EditBotBody extends OmitType(BotBody, ['listingId']) {}

export class BotStatusBody {
  @IsIn(BOT_STATUSES)
  status!: BotStatus;
}

export class BotView {
  id!: string;
  item!: ChatItem;
  minimumPrice!: number;
  @ApiProperty({ enum: TRIGGER_CONDITIONS })
  triggerCondition!: TriggerCondition;
  triggerValue!: number | null;
  @ApiProperty({ enum: RESPONSE_TYPES })
  responseType!: ResponseType;
  markupPercent!: number;
  rejectionMessage!: string | null;
  @ApiProperty({ enum: BOT_STATUSES })
  status!: BotStatus;
  /** Paused because the plan carries fewer; it goes on by itself when the plan carries it again. */
  pausedByPlan!: boolean;
  advanced!: AdvancedBotBody;
  createdAt!: string;
}

export class BotPage {
  items!: BotView[];
  nextCursor!: string | null;
  /** Active bots of this seller, and how many the plan allows; 999 reads as unlimited. */
  active!: number;
  allowed!: number;
}

export class BotsParams {
  @CursorField()
  cursor?: string;
}

/** What the listing's own page needs for its seller. */
export class ListingBot {
  bot!: BotView | null;
  active!: number;
  allowed!: number;
}
