import { type RawBuilder, sql } from 'kysely';
import { type CancelCause, LIVE_MEETUP_STATUSES, type MeetupShape, type MeetupSide } from '#contract/meetups';
import { isoSql } from '#platform/persistence/iso.sql';
import { usdSql } from '#platform/persistence/money.sql';
import { spelledOut } from '#platform/persistence/spelled-out.sql';
import { movesOf } from './meetup.policy.js';

/** A meetup as the statement answers it; what may be done with it depends on the time, and is added. */
export type MeetupRow = Omit<MeetupShape, 'may'> & {
  cause: CancelCause | null;
  putBack: boolean;
  kept: boolean;
};

export const LIVE = spelledOut(LIVE_MEETUP_STATUSES);

const personSql = (side: MeetupSide) => {
  const person = sql.ref(side);
  return sql`json_build_object('id', ${sql.ref(`meetup.${side}_id`)}, 'name', coalesce(${person}.name, ''), 'avatar', ${person}.avatar)`;
};

/** `meetup` as one of its two people sees it. */
export const meetupJson = (personId: string): RawBuilder<MeetupRow> => sql<MeetupRow>`jsonb_build_object(
  'id', meetup.id,
  'listing', json_build_object('id', item.id, 'title', item.title,
    'price', ${usdSql('coalesce(meetup.agreed_cents, item.price_cents)')}, 'asking', ${usdSql('item.price_cents')},
    'agreed', meetup.agreed_cents is not null, 'category', item.category, 'image', item.image, 'status', item.status),
  'buyer', ${personSql('buyer')}, 'seller', ${personSql('seller')},
  'side', case when meetup.buyer_id = ${personId} then 'buyer' else 'seller' end,
  'startsAt', ${isoSql('meetup.starts_at')}, 'timeZone', meetup.time_zone,
  'place', json_build_object('kind', meetup.place_kind, 'name', meetup.place_name, 'latitude', meetup.place_latitude,
    'longitude', meetup.place_longitude, 'placeId', meetup.place_id),
  'notes', meetup.notes, 'status', meetup.status, 'proposedBy', meetup.proposed_by,
  'checkedIn', json_build_object('buyer', ${isoSql('meetup.buyer_came_at')}, 'seller', ${isoSql('meetup.seller_came_at')}),
  'cancel', case when meetup.status = 'canceled' then json_build_object(
    'by', meetup.canceled_by, 'cause', meetup.cancel_cause, 'reason', meetup.cancel_reason) end,
  'missed', case when meetup.missed_by is not null then json_build_object(
    'by', meetup.missed_by, 'answer', meetup.missed_answer) end,
  'saleId', case when meetup.status = 'completed' then meetup.sale_id end, 'sequence', meetup.sequence,
  'createdAt', ${isoSql('meetup.created_at')}, 'updatedAt', ${isoSql('meetup.updated_at')},
  'cause', meetup.cancel_cause, 'putBack', meetup.put_back_at is not null,
  'kept', meetup.reserved_at is not null)`;

/** What `meetupJson` reads. */
export const MEETUPS = sql`
  community.meetups meetup
  join community.meetup_listings item on item.id = meetup.listing_id
  left join directory.people buyer on buyer.id = meetup.buyer_id
  left join directory.people seller on seller.id = meetup.seller_id`;

export function shapeOf({ cause, putBack, kept: _, ...meetup }: MeetupRow, now: Date): MeetupShape {
  const { side, status, proposedBy, checkedIn, cancel, missed } = meetup;
  const state = {
    status,
    proposedBy,
    startsAt: new Date(meetup.startsAt),
    cause,
    canceledBy: cancel?.by ?? null,
    came: { buyer: checkedIn.buyer !== null, seller: checkedIn.seller !== null },
    missedBy: missed?.by ?? null,
    answered: (missed?.answer ?? null) !== null,
    putBack,
  };
  // What is not kept for anybody needs not be put back.
  const may = movesOf(side, state, now).filter(
    (move) => move !== 'put-back' || meetup.listing.status === 'pending',
  );
  return { ...meetup, may };
}
