import { ApiProperty } from '@nestjs/swagger';
import { Max, Min } from 'class-validator';
import { OFFER_STATUSES, type OfferQuestionShape, type OfferShape, type OfferStatus } from '#contract/chat';
import { LISTING_LIMITS } from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { IsUUID } from '#platform/http/is-uuid';

export class OfferView implements OfferShape {
  id!: string;
  conversationId!: string;
  listingId!: string;
  sellerId!: string;
  buyerId!: string;
  amount!: number;
  counter!: number | null;
  @ApiProperty({ enum: OFFER_STATUSES })
  status!: OfferStatus;
  expiresAt!: string;
  createdAt!: string;
}

/** A message of the asker's may have meant an offer: "Is $N your offer?" */
export class OfferQuestion implements OfferQuestionShape {
  messageId!: string;
  /** USD. */
  amount!: number;
}

/** The message that the buyer says did, or did not, mean an offer. */
export class ConfirmOfferBody {
  @IsUUID()
  messageId!: string;
}

export class CounterOfferBody {
  /** USD. */
  @Max(LISTING_LIMITS.price, { message: 'amount-invalid' })
  @Min(0.01, { message: 'amount-invalid' })
  @Decimals(2, { message: 'amount-invalid' })
  amount!: number;
}
