import { ApiProperty } from '@nestjs/swagger';
import { INSIGHT_KINDS, type InsightKind } from '#contract/insights';
import { CATEGORIES, type Category } from '#contract/listings';

/** A median of prices in USD, and how many stand behind it; null where they are too few. */
export class PriceLevel {
  median!: number | null;
  count!: number;
}

/** What a category asks and gets, these days and those before. */
export class MarketTrend {
  @ApiProperty({ enum: CATEGORIES })
  category!: Category;
  asking!: PriceLevel;
  askingBefore!: PriceLevel;
  sold!: PriceLevel;
  soldBefore!: PriceLevel;
}

/** One's listing beside comparable ones of others. */
export class ComparedPrice {
  id!: string;
  title!: string;
  /** USD, as it was then. */
  price!: number;
  median!: number;
  count!: number;
}

/** When one's listings are looked at. */
export class ViewTimes {
  count!: number;
  /**
   * Views by the hour of the week, 168 from Sunday at midnight, in UTC: elsewhere an hour may be of another day, so that
   * days and hours counted apart could not be told as they are there.
   */
  hoursOfWeek!: number[];
}

export class InsightView {
  id!: string;
  @ApiProperty({ enum: INSIGHT_KINDS })
  kind!: InsightKind;
  createdAt!: string;
  trend!: MarketTrend | null;
  prices!: ComparedPrice[] | null;
  times!: ViewTimes | null;
}

export class Insights {
  /** The latest, of one computation. */
  items!: InsightView[];
  /** When they may be computed anew; null: now. */
  againAt!: string | null;
}
