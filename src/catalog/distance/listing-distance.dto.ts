import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { LAST_PLACE } from '#contract/listings';

export class DistanceParams {
  @Type(() => Number)
  @Max(LAST_PLACE, { message: 'place-unknown' })
  @Min(0, { message: 'place-unknown' })
  @IsInt({ message: 'place-unknown' })
  near!: number;
}

export class ListingDistance {
  /** Whole kilometres; null where nobody knows. */
  distance!: number | null;
}
