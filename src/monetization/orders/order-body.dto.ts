import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { LISTING_LIMITS } from '#contract/listings';
import { CARRIERS, type Carrier } from '#contract/monetization/carriers';
import {
  ISSUE_REASONS,
  type IssueReason,
  ORDER_LIMITS as LIMITS,
  type OrderSide,
  type ShipToShape,
} from '#contract/monetization/orders';
import { toCents } from '#contract/money';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Nested } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';

const Upper = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() : value,
  );

/** A line of an address; one that has to be there, or one that may be empty. */
const Line = (max: number, min: 0 | 1): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    MaxLength(max, { message: 'address-too-long', context: { max } }),
    MinLength(min, { message: 'order-incomplete' }),
    IsString({ message: 'order-incomplete' }),
  );
const Words = (): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    MaxLength(LIMITS.words, { message: 'order-words-too-long', context: { max: LIMITS.words } }),
    IsString(),
  );
const PLAIN_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]*$/;

export class ShipToBody implements ShipToShape {
  @Line(LIMITS.addressLine, 1)
  name!: string;

  @Line(LIMITS.addressLine, 1)
  line1!: string;

  @IfGiven()
  @Line(LIMITS.addressLine, 0)
  line2: string = '';

  @Line(LIMITS.addressLine, 1)
  city!: string;

  @IfGiven()
  @Line(LIMITS.addressLine, 0)
  region: string = '';

  @Line(LIMITS.postalCode, 1)
  postalCode!: string;

  /** Two letters (ISO 3166). */
  @Upper()
  @Matches(/^[A-Z]{2}$/, { message: 'country-unknown' })
  country!: string;
}

/** The buyer asks for it. */
export class RequestOrderBody {
  @IsUUID()
  listingId!: string;

  @Nested(() => ShipToBody)
  shipTo!: ShipToBody;
}

/** The seller offers it. */
export class OfferOrderBody {
  @IsUUID()
  listingId!: string;

  @IsUUID({ message: 'buyer-unknown' })
  buyerId!: string;
}

export class AddressBody {
  @Nested(() => ShipToBody)
  shipTo!: ShipToBody;
}

export class ParcelBody {
  @Trimmed()
  @Matches(PLAIN_NUMBER, { message: 'tracking-invalid' })
  @MaxLength(LIMITS.tracking, { message: 'tracking-too-long', context: { max: LIMITS.tracking } })
  @MinLength(LIMITS.trackingMin, { message: 'tracking-required', context: { min: LIMITS.trackingMin } })
  @IsString({ message: 'tracking-required', context: { min: LIMITS.trackingMin } })
  trackingNumber!: string;

  /** Null or left out: whichever the number tells. */
  @IfGiven()
  @Nullable()
  @IsIn(CARRIERS, { message: 'carrier-unknown' })
  carrier: Carrier | null = null;
}

/** Something was sold to somebody found here, and is on its way. */
export class SellShippedBody extends ParcelBody {
  @IsUUID()
  listingId!: string;

  @IsUUID({ message: 'buyer-unknown' })
  buyerId!: string;

  @Max(toCents(LISTING_LIMITS.price), { message: 'price-too-high', context: { max: LISTING_LIMITS.price } })
  @Min(0, { message: 'price-negative' })
  @IsInt({ message: 'price-invalid' })
  priceCents!: number;

  /** The sale is shown to nobody but the two. */
  @IfGiven()
  @IsBoolean()
  hidden: boolean = false;
}

export class ReportOrderBody {
  @IsIn(ISSUE_REASONS, { message: 'issue-reason-required' })
  reason!: IssueReason;

  @IfGiven()
  @Words()
  text: string = '';

  /** Uploads of one's own, in the order they are shown. */
  @IfGiven()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @ArrayMaxSize(LIMITS.photos, { message: 'too-many-images', context: { max: LIMITS.photos } })
  @IsArray()
  imageIds: string[] = [];
}

export class SettleIssueBody {
  @IfGiven()
  @Words()
  answer: string = '';
}

export class OrdersParams {
  /** Those in which who asks is this side. */
  @IsIn(['buyer', 'seller'])
  side!: OrderSide;

  /** Under way (the oldest first), or over (the latest first). */
  @IfGiven()
  @IsIn(['open', 'past'])
  when: 'open' | 'past' = 'open';

  @CursorField()
  cursor?: string;
}
