import { IsInt, Max, Min } from 'class-validator';
import { LAST_PLACE } from '#contract/listings';
import { NumberParam } from '#platform/http/params/number-param';

export class DistanceParams {
  @NumberParam()
  @Max(LAST_PLACE, { message: 'place-unknown' })
  @Min(0, { message: 'place-unknown' })
  @IsInt({ message: 'place-unknown' })
  near!: number;
}

export class ListingDistance {
  /** Whole kilometres; null where nobody knows. */
  distance!: number | null;
}
