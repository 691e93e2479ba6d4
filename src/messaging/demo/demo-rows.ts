import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#contract/money';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { HOUR_MS } from '#contract/time';
import type { DemoMessage } from './demo-conversations.js';

interface Row {
  id: string;
  seq: number;
  senderId: string;
  at: Date;
  conversationId: string;
  offerId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
}

export function demoMessage(row: Row, { words = '', offer }: DemoMessage): RawBuilder<unknown> {
  const told = offer && JSON.stringify({ id: row.offerId, ...offer });
  return sql`
    insert into messaging.messages (id, conversation_id, seq, sender_id, kind, content, offer, created_at)
    values (${row.id}, ${row.conversationId}, ${row.seq}, ${row.senderId}, ${words ? 'text' : 'offer'}, ${words},
      ${told ?? null}::jsonb, ${row.at})`;
}

/** The buyer's offer, or what the seller made of it. */
export function demoOffer(
  row: Row,
  { event, amount }: NonNullable<DemoMessage['offer']>,
): RawBuilder<unknown> {
  const cents = toCents(amount);
  const expiresAt = new Date(row.at.getTime() + OFFER_LIMITS.expiresAfterHours * HOUR_MS);
  return event === 'made'
    ? sql`
        insert into messaging.offers
          (id, conversation_id, listing_id, seller_id, buyer_id, message_id, amount_cents, confidence, method, numbers,
           status, expires_at, created_at, updated_at)
        values (${row.offerId}, ${row.conversationId}, ${row.listingId}, ${row.sellerId}, ${row.buyerId}, ${row.id},
          ${cents}, 'medium', 'phrase', ${JSON.stringify([amount])}::jsonb, 'negotiating', ${expiresAt}, ${row.at}, ${row.at})`
    : sql`
        update messaging.offers
        set status = ${event}, counter_cents = ${cents}, expires_at = ${expiresAt}, updated_at = ${row.at}
        where id = ${row.offerId}`;
}
