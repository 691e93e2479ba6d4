import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  CATEGORY_FILTERS,
  type Category,
  type CategoryFilter,
  CONDITIONS,
  type Condition,
  LAST_PLACE,
  LISTING_LIMITS,
  LISTING_SORTS,
  type ListingSort,
  WITHIN_KM,
  type WithinKm,
} from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { IfGiven } from '#platform/http/if-given';
import { NotAbove } from '#platform/http/not-above';
import { FlagParam } from '#platform/http/params/flag-param';
import { NumberParam } from '#platform/http/params/number-param';
import { ImageAnswer } from '#platform/media/media.dto';
import { Needs } from './needs.js';

/** One that names the boosted listings of the first page, too. */
const LONGEST_CURSOR = 400;

export class BrowseParams {
  /** Words to look for in title, tags and description. */
  @IfGiven()
  @IsString()
  @MaxLength(LISTING_LIMITS.query, { message: 'query-too-long', context: { max: LISTING_LIMITS.query } })
  q?: string;

  @IfGiven()
  @IsIn(CATEGORY_FILTERS)
  category?: CategoryFilter;

  @IfGiven()
  @IsIn(CONDITIONS)
  condition?: Condition;

  /** USD. */
  @IfGiven()
  @NumberParam()
  @Decimals(2)
  @Min(0)
  @Max(LISTING_LIMITS.price)
  @NotAbove('maxPrice', { message: 'price-range-crossed' })
  minPrice?: number;

  @IfGiven()
  @NumberParam()
  @Decimals(2)
  @Min(0)
  @Max(LISTING_LIMITS.price)
  maxPrice?: number;

  /** A coarse place: how far listings are from there is told. */
  @IfGiven()
  @NumberParam()
  @Max(LAST_PLACE, { message: 'place-unknown' })
  @Min(0, { message: 'place-unknown' })
  @IsInt({ message: 'place-unknown' })
  near?: number;

  /** Only what is within so many kilometres of `near`. */
  @IfGiven()
  @NumberParam()
  @IsIn(WITHIN_KM)
  @Needs('near', { message: 'place-required' })
  within?: WithinKm;

  @IfGiven()
  @IsIn(LISTING_SORTS)
  @Needs('near', { message: 'place-required' }, (sort) => sort === 'nearest')
  sort?: ListingSort = 'newest';

  /** Only what is boosted now. */
  @IfGiven()
  @FlagParam()
  @IsBoolean()
  boosted?: boolean;

  /** `nextCursor` of the page before. */
  @IfGiven()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  cursor?: string;

  /** Also count what there is, by category and condition. */
  @IfGiven()
  @FlagParam()
  @IsBoolean()
  facets?: boolean;
}

/** One listing in a grid. */
export class ListingCard {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  condition!: Condition;
  category!: Category;
  location!: string | null;
  image!: ImageAnswer | null;
  aiGenerated!: boolean;
  sellerId!: string;
  sellerName!: string | null;
  sellerVerified!: boolean;
  createdAt!: string;
  /** Somebody spent a credit for it to be seen. */
  boosted!: boolean;
  /** Whole kilometres from `near`, when that was given; null where nobody knows. */
  distance?: number | null;
}

/** A number of listings. When capped there are more than `count`. */
export class ListingCount {
  count!: number;
  capped!: boolean;
}

export class FacetCount extends ListingCount {
  value!: string;
}

export class BrowseFacets {
  categories!: FacetCount[];
  conditions!: FacetCount[];
}

export const NEAR_REASONS = ['spelling', 'fewer-words', 'category'] as const;

/** What is near a search that found little or nothing: never a part of what was found. */
export class NearListings {
  @ApiProperty({ enum: NEAR_REASONS })
  because!: (typeof NEAR_REASONS)[number];
  /** The words as they may have been meant. */
  query?: string;
  /** What such things mostly are. */
  category?: Category;
  items!: ListingCard[];
}

export const RELAXABLE = ['q', 'category', 'condition', 'price', 'distance'] as const;

/** How many listings there would be without this filter. */
export class RelaxedFilter extends ListingCount {
  @ApiProperty({ enum: RELAXABLE })
  filter!: (typeof RELAXABLE)[number];
}

export class BrowseAnswer {
  items!: ListingCard[];
  nextCursor!: string | null;
  total?: ListingCount;
  facets?: BrowseFacets;
  /** What was searched for instead, when nothing has the words as they were typed: then `items` are near matches. */
  correctedQuery?: string;
  /** When few listings or none have all the words. */
  near?: NearListings;
  /** When none is left, the filters without which there would be some. */
  relax?: RelaxedFilter[];
}
