import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  CATEGORY_FILTERS,
  type Category,
  type CategoryFilter,
  CONDITIONS,
  type Condition,
  LISTING_LIMITS,
  LISTING_SORTS,
  type ListingSort,
} from '#contract/listings';
import { Decimals } from '#platform/http/decimals';
import { FlagParam } from '#platform/http/flag-param';
import { IfGiven } from '#platform/http/if-given';
import { ImageAnswer } from '#platform/media/media.dto';

const LONGEST_CURSOR = 200;

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
  @Type(() => Number)
  @Decimals(2)
  @Min(0)
  @Max(LISTING_LIMITS.price)
  minPrice?: number;

  @IfGiven()
  @Type(() => Number)
  @Decimals(2)
  @Min(0)
  @Max(LISTING_LIMITS.price)
  maxPrice?: number;

  @IfGiven()
  @IsIn(LISTING_SORTS)
  sort?: ListingSort = 'newest';

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
  sellerName!: string | null;
  sellerVerified!: boolean;
  createdAt!: string;
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

export class BrowseAnswer {
  items!: ListingCard[];
  nextCursor!: string | null;
  total?: ListingCount;
  facets?: BrowseFacets;
  /** What was searched for instead, when nothing has the words as they were typed. */
  correctedQuery?: string;
}
