import { type RawBuilder, sql } from 'kysely';
import type { ListingStatus } from '#contract/listings';

/**
 * SQL: who gets a listing knows what becomes of it by that, and is not told as one of those who saved it. In the transaction
 * that changes it, behind the listing's lock.
 */
export const knowStatus = (
  listingId: string,
  buyerId: string | null,
  status: ListingStatus,
  now: Date,
): RawBuilder<unknown> => sql`
  update catalog.favorites set known_status = ${status}, status_at = ${now}::timestamptz
  where listing_id = ${listingId} and person_id = ${buyerId} and known_status <> ${status}`;
