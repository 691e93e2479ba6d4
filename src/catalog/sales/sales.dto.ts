import { IsBoolean, Max, Min } from 'class-validator';
import { LISTING_LIMITS as LIMITS } from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { ImageAnswer } from '#platform/media/media.dto';

export class SellListingBody {
  /** USD: what it was sold for. */
  @Max(LIMITS.price, { message: 'price-too-high', context: { max: LIMITS.price } })
  @Min(0, { message: 'price-negative' })
  @Decimals(2, { message: 'price-invalid' })
  price!: number;

  /** Somebody who wrote about it; null or left out: none of them. */
  @IfGiven()
  @Nullable()
  @IsUUID({ message: 'buyer-unknown' })
  buyerId: string | null = null;

  /** The sale is shown to nobody but the two. */
  @IfGiven()
  @IsBoolean()
  hidden: boolean = false;
}

export class SaleId {
  id!: string;
}

/** Somebody who wrote about a listing. */
export class PossibleBuyer {
  id!: string;
  name!: string;
  avatar!: ImageAnswer | null;
  /** USD: of a deal the two have. */
  agreedPrice!: number | null;
}

export class PossibleBuyers {
  /** Who has a deal comes first, then who wrote last. */
  items!: PossibleBuyer[];
}
