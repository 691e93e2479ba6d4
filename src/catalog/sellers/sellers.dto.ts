import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '#platform/http/if-given';
import { ListingCard } from '../browse/browse.dto.js';

export class SellerListingsParams {
  /** `nextCursor` of the page before. */
  @IfGiven()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

export class SellerListings {
  items!: ListingCard[];
  nextCursor!: string | null;
}
