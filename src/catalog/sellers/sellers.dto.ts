import { CursorField } from '#platform/http/cursor-field';
import { ListingCard } from '../browse/browse.dto.js';

export class SellerListingsParams {
  /** `nextCursor` of the page before. */
  @CursorField()
  cursor?: string;
}

export class SellerListings {
  items!: ListingCard[];
  nextCursor!: string | null;
}
