import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { MEETUP_LIMITS, type MeetupSide } from '#contract/meetups';
import { Database } from '#platform/persistence/database';
import { newerThan, olderThan, pageOf } from '#platform/persistence/time-cursor';
import type { MeetupCounts, MeetupPage } from './meetup.dto.js';
import { LIVE, MEETUPS, type MeetupRow, meetupJson } from './meetup.sql.js';
import type { MeetupsParams } from './meetup-body.dto.js';
import { MeetupReading } from './meetup-reading.js';

/** A person's meetups: those to come with the next one first, or those that are over with the latest first. */
export class ListMeetups extends Query<MeetupPage> {
  constructor(
    readonly personId: string,
    readonly params: MeetupsParams,
  ) {
    super();
  }
}

interface Found {
  items: { meetup: MeetupRow; at: string; id: string }[];
  counts: MeetupCounts | null;
}

@QueryHandler(ListMeetups)
export class ListMeetupsHandler implements IQueryHandler<ListMeetups> {
  constructor(
    private readonly db: Database,
    private readonly reading: MeetupReading,
  ) {}

  async execute({ personId, params: { side, when, cursor } }: ListMeetups): Promise<MeetupPage> {
    const [live, order, after] =
      when === 'past' ? [sql`not ${IS_LIVE}`, sql`desc`, olderThan] : [IS_LIVE, sql`asc`, newerThan];
    const found = await this.db.first(sql<Found>`
      with page as (
        select ${meetupJson(personId)} as meetup, meetup.starts_at as at, meetup.id from ${MEETUPS}
        where ${isOf(personId, side)} and ${live} and ${after(cursor, 'meetup.starts_at', 'meetup.id')}
        order by meetup.starts_at ${order}, meetup.id ${order}
        limit ${MEETUP_LIMITS.page + 1}
      )
      select (
          select coalesce(json_agg(json_build_object('meetup', meetup, 'at', at, 'id', id) order by at ${order}, id ${order}), '[]')
          from page
        ) as items,
        case when ${cursor === undefined} then (
          select json_build_object('pending', count(*) filter (where meetup.status = 'pending'),
            'confirmed', count(*) filter (where meetup.status = 'confirmed'),
            'toAnswer', count(*) filter (where meetup.status = 'pending' and meetup.proposed_by <> ${sideOf(personId)}))
          from community.meetups meetup where ${isOf(personId, side)} and ${IS_LIVE}
        ) end as counts`);
    if (!found) throw new Error('A list of meetups has no row.');
    const { items, nextCursor } = pageOf(found.items, MEETUP_LIMITS.page);
    const shown = await this.reading.shown(
      personId,
      items.map(({ meetup }) => meetup),
    );
    const page = { items: shown, nextCursor };
    return found.counts ? { ...page, counts: found.counts } : page;
  }
}

const IS_LIVE = sql`meetup.status in ${LIVE}`;

const sideOf = (personId: string) =>
  sql`case when meetup.buyer_id = ${personId} then 'buyer' else 'seller' end`;

const isOf = (personId: string, side: MeetupSide | undefined): RawBuilder<unknown> => {
  const sides = { buyer: sql`meetup.buyer_id = ${personId}`, seller: sql`meetup.seller_id = ${personId}` };
  return side ? sides[side] : sql`(${sides.buyer} or ${sides.seller})`;
};
