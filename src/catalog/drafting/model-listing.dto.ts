import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { CATEGORIES, type Category, CONDITIONS, type Condition, LISTING_LIMITS } from '#contract/listings';
import { Decimals } from '#platform/http/decimals';

/** What a model must answer with (spec 1, section 9): all of it, or it is none. */
export class ModelListing {
  @MaxLength(LISTING_LIMITS.title)
  @IsNotEmpty()
  @IsString()
  title!: string;

  @MaxLength(LISTING_LIMITS.description)
  @IsNotEmpty()
  @IsString()
  description!: string;

  /** USD. */
  @Max(LISTING_LIMITS.price)
  @Min(0)
  @Decimals(2)
  price!: number;

  @IsIn(CONDITIONS)
  condition!: Condition;

  @IsIn(CATEGORIES)
  category!: Category;

  @MaxLength(LISTING_LIMITS.tag, { each: true })
  @IsNotEmpty({ each: true })
  @IsString({ each: true })
  @ArrayMaxSize(LISTING_LIMITS.tags)
  @IsArray()
  tags!: string[];
}
