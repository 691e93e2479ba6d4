import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  CONDITIONS,
  type Condition,
  LISTING_LIMITS,
} from '#contract/listings';
import { PEOPLE_LIMITS } from '#contract/people';
import { SAVED_SEARCH_LIMITS, SEARCH_FREQUENCIES, type SearchFrequency } from '#contract/saved-searches';
import { canonicalAddress } from '#platform/config/mail-address';
import { Decimals } from '#platform/http/decimals';
import { IfGiven } from '#platform/http/if-given';
import { NotAbove } from '#platform/http/not-above';
import { OneLine } from '#platform/http/one-line';

/** In its canonical form: what it says, and how often it is asked, holds for every way of writing it. */
const OneAddress = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? canonicalAddress(value) : value));

const max = (limit: number) => ({ context: { max: limit } });

export class SavedSearchBody {
  @OneLine()
  @MaxLength(SAVED_SEARCH_LIMITS.name, {
    message: 'search-name-too-long',
    ...max(SAVED_SEARCH_LIMITS.name),
  })
  @IsNotEmpty({ message: 'search-name-required' })
  @IsString({ message: 'search-name-required' })
  name!: string;

  /** Where a guest wants mails; a member's are sent to their own address. */
  @IfGiven()
  @OneAddress()
  @MaxLength(PEOPLE_LIMITS.email, { message: 'search-email-invalid' })
  @IsEmail({}, { message: 'search-email-invalid' })
  email?: string;

  @IsIn(SEARCH_FREQUENCIES, { message: 'frequency-unknown' })
  frequency!: SearchFrequency;

  /** Not paused. */
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  /** Words to look for in title, tags and description. */
  @IfGiven()
  @OneLine()
  @MaxLength(LISTING_LIMITS.query, { message: 'query-too-long', ...max(LISTING_LIMITS.query) })
  @IsString()
  q?: string;

  @IfGiven()
  @IsIn(CATEGORY_FILTERS, { message: 'category-unknown' })
  category?: CategoryFilter;

  @IfGiven()
  @IsIn(CONDITIONS, { message: 'condition-unknown' })
  condition?: Condition;

  /** USD. */
  @IfGiven()
  @NotAbove('maxPrice', { message: 'price-range-crossed' })
  @Max(LISTING_LIMITS.price, { message: 'price-too-high', ...max(LISTING_LIMITS.price) })
  @Min(0, { message: 'price-negative' })
  @Decimals(2, { message: 'price-invalid' })
  minPrice?: number;

  @IfGiven()
  @Max(LISTING_LIMITS.price, { message: 'price-too-high', ...max(LISTING_LIMITS.price) })
  @Min(0, { message: 'price-negative' })
  @Decimals(2, { message: 'price-invalid' })
  maxPrice?: number;

  /** Words of the place. */
  @IfGiven()
  @OneLine()
  @MaxLength(LISTING_LIMITS.location, { message: 'location-too-long', ...max(LISTING_LIMITS.location) })
  @IsString()
  location?: string;
}

export class SavedSearchId {
  id!: string;
  /** A guest's address was asked by mail whether it wants what is found. */
  confirming!: boolean;
}

export class SavedSearch {
  id!: string;
  name!: string;
  /** Of a guest. */
  email!: string | null;
  emailConfirmed!: boolean;
  @ApiProperty({ enum: SEARCH_FREQUENCIES })
  frequency!: SearchFrequency;
  active!: boolean;
  q!: string | null;
  category!: CategoryFilter | null;
  condition!: Condition | null;
  minPrice!: number | null;
  maxPrice!: number | null;
  location!: string | null;
  /** Found since its person looked; up to 99. */
  news!: number;
  createdAt!: string;
}

export class SavedSearches {
  /** The newest first. */
  items!: SavedSearch[];
}

export class SearchLinkParams {
  /** One of a search, or several with points between them. */
  @IsString()
  @Matches(/^[\w-]{43}(\.[\w-]{43}){0,19}$/)
  token!: string;
}

export class SearchNames {
  names!: string[];
}
