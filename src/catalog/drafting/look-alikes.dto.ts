import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { CATEGORIES, type Category, LISTING_LIMITS } from '#contract/listings';
import { Trimmed } from '#platform/http/trimmed';

/** What is to become a listing, as far as others can be compared with it. */
export class LookAlikeParams {
  @Trimmed()
  @MaxLength(LISTING_LIMITS.title, { message: 'title-too-long', context: { max: LISTING_LIMITS.title } })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  title!: string;

  @IsIn(CATEGORIES, { message: 'category-unknown' })
  category!: Category;
}
