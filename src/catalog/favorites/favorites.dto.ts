import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  FAVORITE_LIMITS,
  FAVORITE_PARTS,
  FAVORITE_SORTS,
  type FavoritePart,
  type FavoriteSort,
} from '#contract/favorites';
import {
  CATEGORIES,
  type Category,
  LISTING_LIMITS,
  LISTING_STATUSES,
  type ListingStatus,
} from '#contract/listings';
import { CursorField } from '#platform/http/cursor-field';
import { Decimals } from '#platform/http/decimals';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { UUID } from '#platform/http/uuid-param';
import { ListingCard } from '../browse/browse.dto.js';

const LONGEST_CURSOR = 200;
/** As this API writes times. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;

/** Of one that was taken off the list and is put back: as it stood there. */
export class SaveFavoriteBody {
  @IfGiven()
  @Matches(MOMENT)
  @IsString()
  savedAt?: string;

  /** USD. */
  @IfGiven()
  @Max(LISTING_LIMITS.price)
  @Min(0)
  @Decimals(2)
  savedPrice?: number;
}

export class FavoriteMarksParams {
  /** Ids of listings, parted by commas. */
  @ApiProperty({ type: String })
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : (value as unknown)))
  @Matches(UUID, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(FAVORITE_LIMITS.marks)
  @ArrayMinSize(1)
  ids!: string[];
}

export class FavoriteMarks {
  favorites!: string[];
  /** Listings of one's own cannot be saved. */
  own!: string[];
}

export class FavoritesParams {
  @IfGiven()
  @IsIn(FAVORITE_PARTS)
  part: FavoritePart = 'all';

  @IfGiven()
  @IsIn(FAVORITE_SORTS)
  sort: FavoriteSort = 'saved';

  /** A part of the title. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(FAVORITE_LIMITS.query, {
    message: 'query-too-long',
    context: { max: FAVORITE_LIMITS.query },
  })
  q?: string;

  @IfGiven()
  @IsIn(CATEGORIES)
  category?: Category;

  /** `nextCursor` of the page before. */
  @CursorField(LONGEST_CURSOR)
  cursor?: string;
}

/** A listing that somebody has saved. */
export class Favorite extends ListingCard {
  @ApiProperty({ enum: LISTING_STATUSES })
  status!: ListingStatus;
  /** Since when it is in this state, as far as that is known. */
  statusAt!: string | null;
  savedAt!: string;
  /** USD. What it cost then. */
  savedPrice!: number;
  /** When it last became cheaper; null when it is not, or that was a moment ago. */
  droppedAt!: string | null;
}

/** What is for sale instead of one that is sold. */
export class AlikeListings {
  /** Of the sold one. */
  id!: string;
  /** Finds them in the sold one's category. */
  query!: string;
  count!: number;
}

export class FavoriteCounts {
  all!: number;
  dropped!: number;
  available!: number;
  sold!: number;
}

export class Favorites {
  items!: Favorite[];
  nextCursor!: string | null;
  alike!: AlikeListings[];
  /** With the first page: of each part how many have the words and the category that were asked for. */
  counts?: FavoriteCounts;
  /** With the first page: the categories of all that is saved. */
  categories?: Category[];
  /** With the first page: how many there are in all. */
  saved?: number;
}
