import { ApiProperty } from '@nestjs/swagger';
import { PUBLIC_PLACE_KINDS, type PublicPlaceKind } from './public-place.js';

/** A public place to meet at. */
export class SuggestedPlace {
  id!: string;
  @ApiProperty({ enum: PUBLIC_PLACE_KINDS })
  kind!: PublicPlaceKind;
  name!: string;
  /** Street and number; empty where nobody knows. */
  address!: string;
  latitude!: number;
  longitude!: number;
  /** Whole kilometres from the place who asks has chosen; null without one. */
  kmFromYou!: number | null;
  /** Whole kilometres from where the thing is; null where nobody knows. */
  kmFromItem!: number | null;
}

export class SuggestedPlaces {
  items!: SuggestedPlace[];
  /** Whether they lie half way between the two. */
  between!: boolean;
  /** Whether OpenStreetMap has to be named as their source. */
  fromOsm!: boolean;
}
