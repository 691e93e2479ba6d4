import { type RawBuilder, sql } from 'kysely';
import { trackingLink } from '#contract/monetization/carriers';
import {
  ORDER_LIMITS as LIMITS,
  OPEN_ORDER_STATUSES,
  ORDER_STATUSES_UNDER_WAY,
  type OrderEntryShape,
  type OrderShape,
  type OrderSide,
  UNSENT_ORDER_STATUSES,
} from '#contract/monetization/orders';
import { DAY_MS } from '#contract/time';
import { isoSql } from '#platform/persistence/iso.sql';
import { spelledOut } from '#platform/persistence/spelled-out.sql';
import { movesOf } from './order.policy.js';

/** An order as the statement answers it; what may be done with it depends on the time, and is added. */
export interface OrderRow extends Omit<OrderShape, 'may' | 'receivedAt' | 'tracking'> {
  tracking: Omit<NonNullable<OrderShape['tracking']>, 'url'> | null;
  confirmed: boolean;
  closedAt: string | null;
  locked: boolean;
}

const personSql = (side: OrderSide) => {
  const person = sql.ref(side);
  return sql`json_build_object('id', ${sql.ref(`purchase.${side}_id`)}, 'name', coalesce(${person}.name, ''), 'avatar', ${person}.avatar)`;
};

export const UNSENT = spelledOut(UNSENT_ORDER_STATUSES);
export const OPEN = spelledOut(OPEN_ORDER_STATUSES);
export const UNDER_WAY = spelledOut(ORDER_STATUSES_UNDER_WAY);

/** Who asks: of the seller's open orders those under way for longest are shown, as many as their plan follows; null for all of them. */
export interface Reader {
  id: string;
  followed: number | null;
  now: Date;
}

/** Whether `purchase` is one that its seller's plan does not follow. */
export const lockedFor = ({ id, followed }: Reader): RawBuilder<boolean> =>
  followed === null
    ? sql<boolean>`false`
    : sql<boolean>`(purchase.seller_id = ${id} and purchase.status in ${OPEN} and ${followed} <= (
        select count(*) from monetization.orders older
        where older.seller_id = ${id} and older.status in ${OPEN}
          and (older.open_since, older.id) < (purchase.open_since, purchase.id)))`;

/** An order, `purchase`, as one of its two people sees it. */
export const orderJson = (reader: Reader): RawBuilder<OrderRow> => sql<OrderRow>`jsonb_build_object(
  'id', purchase.id, 'listingId', purchase.listing_id, 'title', purchase.title, 'category', purchase.category,
  'image', purchase.image, 'priceCents', purchase.price_cents,
  'buyer', ${personSql('buyer')}, 'seller', ${personSql('seller')},
  'side', case when purchase.buyer_id = ${reader.id} then 'buyer' else 'seller' end,
  'source', purchase.source, 'status', purchase.status,
  'shipTo', case when purchase.seller_id = ${reader.id} and purchase.opened_at is null then null
    when purchase.closed_at is null or purchase.closed_at > ${reader.now}::timestamptz - make_interval(days => ${LIMITS.addressKeptDays}) then purchase.ship_to end,
  'tracking', case when purchase.tracking_number is not null
    then json_build_object('number', purchase.tracking_number, 'carrier', purchase.carrier) end,
  'issue', case when purchase.issue_reason is not null then json_build_object('reason', purchase.issue_reason,
    'text', purchase.issue_text, 'photos', purchase.issue_photos, 'answer', purchase.issue_answer) end,
  'cancel', case when purchase.status = 'canceled'
    then json_build_object('by', purchase.canceled_by, 'cause', purchase.cancel_cause) end,
  'receivedBy', purchase.received_by, 'saleId', purchase.sale_id, 'createdAt', ${isoSql('purchase.created_at')},
  'openedAt', ${isoSql('purchase.opened_at')}, 'shippedAt', ${isoSql('purchase.shipped_at')},
  'deliveredAt', ${isoSql('purchase.delivered_at')}, 'reportedAt', ${isoSql('purchase.reported_at')},
  'settledAt', ${isoSql('purchase.settled_at')}, 'closedAt', ${isoSql('purchase.closed_at')},
  'updatedAt', ${isoSql('purchase.updated_at')}, 'history', purchase.history, 'confirmed', purchase.confirmed_at is not null, 'locked', ${lockedFor(reader)})`;

/** What `orderJson` reads. */
export const ORDERS = sql`
  monetization.orders purchase
  left join directory.people buyer on buyer.id = purchase.buyer_id
  left join directory.people seller on seller.id = purchase.seller_id`;

export function entryOf(row: OrderRow, now: Date): OrderEntryShape {
  const { id, title, createdAt, listingId, locked } = row;
  return { id, title, createdAt, listingId, locked, order: locked ? null : shapeOf(row, now) };
}

function shapeOf({ confirmed, closedAt, locked: _, tracking, ...order }: OrderRow, now: Date): OrderShape {
  const { status, cancel, side, shippedAt, settledAt } = order;
  const state = {
    status,
    cause: cancel?.cause ?? null,
    canceledBy: cancel?.by ?? null,
    confirmed,
    closedAt: closedAt === null ? null : new Date(closedAt),
  };
  const since = status === 'shipped' ? shippedAt : status === 'resolved' ? settledAt : null;
  return {
    ...order,
    tracking: tracking && { ...tracking, url: trackingLink(tracking.carrier, tracking.number) },
    may: movesOf(side, state, now),
    receivedAt: since && new Date(Date.parse(since) + LIMITS.receivedAfterDays * DAY_MS).toISOString(),
  };
}
