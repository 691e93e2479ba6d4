import { ApiProperty } from '@nestjs/swagger';
import type { Category } from '#contract/listings';
import { NEXT_STEPS, type NextStepKind } from '#contract/selling/next-steps';
import { ImageAnswer } from '#platform/media/media.dto';

/** One of the seller's listings, and what to do for it. */
export class NextStepView {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  category!: Category;
  image!: ImageAnswer | null;
  views!: number;
  favorites!: number;
  @ApiProperty({ enum: NEXT_STEPS })
  step!: NextStepKind;
  /** The number that is the reason: days, people who saved it, or photos it has. */
  because!: number;
  /** USD: what it might cost; null for steps that are not about the price. */
  lowerPrice!: number | null;
}

export class NextSteps {
  items!: NextStepView[];
}
