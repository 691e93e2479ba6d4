import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { LAST_PLACE } from '#contract/listings';
import { PLACE_LIMITS } from '#contract/places';
import { IfGiven, Nullable } from '#platform/http/if-given';

/** A place as coarse as it is ever shown. */
export class Place {
  id!: number;
  /** Town and region. */
  name!: string;
}

export class PlaceParams {
  /** A postal code or the name of a town, or how it begins. */
  @IfGiven()
  @IsString()
  @MaxLength(PLACE_LIMITS.query, { message: 'query-too-long', context: { max: PLACE_LIMITS.query } })
  q?: string;
}

export class FoundPlace extends Place {
  /** Where it was found by its postal code. */
  code!: string | null;
}

export class FoundPlaces {
  items!: FoundPlace[];
}

export class OwnPlace {
  place!: Place | null;
}

export class ChoosePlaceBody {
  /** Null: none any more. */
  @Nullable()
  @IsInt({ message: 'place-unknown' })
  @Min(0, { message: 'place-unknown' })
  @Max(LAST_PLACE, { message: 'place-unknown' })
  id!: number | null;
}
