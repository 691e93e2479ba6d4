import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { CATEGORIES, type Category, LISTING_LIMITS } from '#contract/listings';
import { IfGiven } from '#platform/http/if-given';

export class SuggestionParams {
  /** What has been typed so far. */
  @IfGiven()
  @IsString()
  @MaxLength(LISTING_LIMITS.query, { message: 'query-too-long', context: { max: LISTING_LIMITS.query } })
  q?: string;
}

export class Suggestions {
  /** Searches that find something, the most popular first. */
  words!: string[];
  /** Where such things are mostly sold. */
  @ApiProperty({ enum: CATEGORIES, isArray: true })
  categories!: Category[];
}
