import { type RawBuilder, sql } from 'kysely';
import { type OfferShape, OPEN_OFFER_STATUSES } from '#contract/chat';
import { usdSql } from '#platform/persistence/money.sql';
import { spelledOut } from '#platform/persistence/spelled-out.sql';

export const OPEN = spelledOut(OPEN_OFFER_STATUSES);

/** A row of `messaging.offers`, under this alias, as an `OfferShape`; past its time it reads as expired. */
export const offerJson = (alias: string, now: Date): RawBuilder<OfferShape> => {
  const offer = sql.ref(alias);
  return sql<OfferShape>`json_build_object(
    'id', ${offer}.id, 'conversationId', ${offer}.conversation_id, 'listingId', ${offer}.listing_id,
    'sellerId', ${offer}.seller_id, 'buyerId', ${offer}.buyer_id,
    'amount', ${usdSql(`${alias}.amount_cents`)}, 'counter', ${usdSql(`${alias}.counter_cents`)},
    'status', ${offerStatus(alias, now)}, 'expiresAt', ${offer}.expires_at, 'createdAt', ${offer}.created_at)`;
};

export const offerStatus = (alias: string, now: Date): RawBuilder<string> => {
  const offer = sql.ref(alias);
  return sql<string>`case
    when ${offer}.status in ${OPEN} and ${offer}.expires_at <= ${now}::timestamptz then 'expired'
    else ${offer}.status end`;
};
