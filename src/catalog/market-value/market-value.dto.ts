import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { AI_ENGINES, type AiEngine, CERTAINTIES, type Certainty } from '#contract/ai/drafting';
import { DEMAND_RATINGS, type DemandRating, PLATFORMS, type Platform } from '#contract/ai/market-value';
import { CATEGORIES, type Category, CONDITIONS, type Condition, LISTING_LIMITS } from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { Comparable } from '../alike/comparables.dto.js';

class Read {
  @ApiProperty({ enum: CERTAINTIES })
  certainty!: Certainty;
}

export class TitleRead extends Read {
  value!: string;
}

export class PlatformRead extends Read {
  @ApiProperty({ enum: PLATFORMS })
  value!: Platform;
}

export class PriceRead extends Read {
  /** USD. */
  value!: number;
}

export class ConditionRead extends Read {
  @ApiProperty({ enum: CONDITIONS })
  value!: Condition;
}

/** What a screenshot says of the item it shows; null for what it does not. */
export class ScreenshotReading {
  title!: TitleRead | null;
  platform!: PlatformRead | null;
  price!: PriceRead | null;
  condition!: ConditionRead | null;
  @ApiProperty({ enum: AI_ENGINES })
  engine!: AiEngine;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack!: boolean;
}

/** An item as its person says it is. */
export class EstimateBody {
  @Trimmed()
  @MaxLength(LISTING_LIMITS.title, { message: 'title-too-long', context: { max: LISTING_LIMITS.title } })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  title!: string;

  @IfGiven()
  @Nullable()
  @IsIn(PLATFORMS)
  platform?: Platform | null;

  /** USD: what is asked for it where it was seen. */
  @IfGiven()
  @Nullable()
  @Max(LISTING_LIMITS.price, { message: 'price-too-high', context: { max: LISTING_LIMITS.price } })
  @Min(0, { message: 'price-negative' })
  @Decimals(2, { message: 'price-invalid' })
  price?: number | null;

  @IfGiven()
  @Nullable()
  @IsIn(CONDITIONS, { message: 'condition-unknown' })
  condition?: Condition | null;

  /** Guessed from the title where it is not said. */
  @IfGiven()
  @Nullable()
  @IsIn(CATEGORIES, { message: 'category-unknown' })
  category?: Category | null;
}

/** Prices of things of a kind, in USD; null where there are none. */
export class PriceSpread {
  count!: number;
  median!: number | null;
  /** A quarter of them cost no more. */
  low!: number | null;
  /** A quarter of them cost no less. */
  high!: number | null;
}

/** What it is computed from: what happened in the last 90 days. */
export class Demand {
  @ApiProperty({ enum: DEMAND_RATINGS, nullable: true })
  rating!: DemandRating | null;
  sold!: number;
  forSale!: number;
  /** Of those for sale, together. */
  views!: number;
  favorites!: number;
}

export class PlatformSpeed {
  @ApiProperty({ enum: PLATFORMS })
  platform!: Platform;
  medianDays!: number;
  /** It is the median of so many. */
  sales!: number;
}

/** What an item is worth by what is sold and asked for here (spec 3, section 3); null for what too little stands behind. */
export class MarketValue {
  productTitle!: string;
  platform!: Platform | null;
  condition!: Condition | null;
  category!: Category | null;
  extractedPrice!: number | null;
  /** 0 to 100, from how many stand behind it. */
  confidenceScore!: number;
  /** Fewer than five stand behind it. */
  isFew!: boolean;
  /** Only things in this condition were counted, as there are enough of them. */
  isOfCondition!: boolean;
  asking!: PriceSpread;
  sold!: PriceSpread;
  /** The nearest to it. */
  comparables!: Comparable[];
  /** The mean of what such things were sold for. */
  averageSellingPrice!: number | null;
  demand!: Demand;
  /** A price to buy it at: a quarter of such things cost no more. */
  buyPrice!: number | null;
  /** What such things sell for; with too few sales, what is asked for them. */
  sellPrice!: number | null;
  /** What a quick sale brings: a tenth of such things cost no more. */
  suggestedWeBuyBackPrice!: number | null;
  /** What is left of the sell price for who buys at the extracted one. */
  estimatedProfit!: number | null;
  /** The fastest first; only those that anything is known of. */
  fastestPlatforms!: PlatformSpeed[];
}
