import { type RawBuilder, sql } from 'kysely';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { toCents } from '#contract/money';
import type { SaleRecord } from '../../catalog/catalog.contract.js';

/** A sale as the row of `community.deals` it is kept as. */
export const dealOfSale = (sale: SaleRecord): RawBuilder<unknown> => {
  const { id, listingId, sellerId, buyerId, title, price, image, hidden, soldAt } = sale;
  return sql`
    select ${id}::uuid as sale_id, ${listingId}::uuid as listing_id, ${sellerId}::uuid as seller_id,
      ${buyerId}::uuid as buyer_id, ${title}::text as title, ${image && JSON.stringify(image)}::jsonb as image,
      ${toCents(price)}::int as price_cents, ${hidden}::boolean as hidden, ${soldAt}::timestamptz as sold_at,
      ${soldAt}::timestamptz + make_interval(days => ${REVIEW_LIMITS.openDays}) as closes_at,
      null::timestamptz as voided_at`;
};
