import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MEETUP_AIDS, type SharedMeetupShape, type ShareNews } from '#contract/meetups/meetup-aids';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { isoSql } from '#platform/persistence/iso.sql';
import type { MeetupShare } from './share.dto.js';

const ENDS = sql`meetup.starts_at + make_interval(hours => ${MEETUP_AIDS.shareHours})`;
/** Checking in says it, too. */
const ARRIVED = sql`coalesce(share.arrived_at,
  case when share.person_id = meetup.buyer_id then meetup.buyer_came_at else meetup.seller_came_at end)`;
/** People are called by the first word of what they are called. */
const firstName = (table: string) => sql`split_part(coalesce(${sql.ref(`${table}.name`)}, ''), ' ', 1)`;

const OWN = sql`${isoSql('share.created_at')} as "createdAt", ${isoSql(ENDS)} as "endsAt", ${isoSql(ARRIVED)} as "arrivedAt",
  ${isoSql('share.safe_at')} as "safeAt"`;

/** Meetups that were shown to a friend, by a link that ends by itself. */
@Injectable()
export class Shares {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The secret of a new link, in the place of the one before and what was said there; null when it is nobody's to share, or over. */
  async make(meetupId: string, personId: string): Promise<string | null> {
    const secret = newSecretToken();
    const made = await this.db.rows(sql`
      insert into community.meetup_shares as share (meetup_id, person_id, hash, created_at)
      select id, ${personId}::uuid, ${hashOf(secret)}, ${this.clock.now()}::timestamptz
      from community.meetups meetup
      where id = ${meetupId} and ${personId}::uuid in (buyer_id, seller_id)
        and status in ('pending', 'confirmed', 'completed') and ${ENDS} > ${this.clock.now()}
      on conflict (meetup_id, person_id) do update set hash = excluded.hash, created_at = excluded.created_at,
        arrived_at = null, safe_at = null
      returning 1`);
    return made.length > 0 ? secret : null;
  }

  /** One's own, while it works. */
  async own(meetupId: string, personId: string): Promise<MeetupShare | null> {
    const share = await this.db.first(sql<MeetupShare>`
      select ${OWN} from community.meetup_shares share join community.meetups meetup on meetup.id = share.meetup_id
      where share.meetup_id = ${meetupId} and share.person_id = ${personId} and ${ENDS} > ${this.clock.now()}`);
    return share ?? null;
  }

  /** Said once; the first time counts. */
  async say(meetupId: string, personId: string, news: ShareNews): Promise<void> {
    const column = sql.ref(`${news}_at`);
    await this.db.rows(sql`
      update community.meetup_shares set ${column} = coalesce(${column}, ${this.clock.now()}::timestamptz)
      where meetup_id = ${meetupId} and person_id = ${personId}`);
  }

  /** Nobody has been at a time or place that is named only now, nor come home from it. */
  async takeBackNews(meetupId: string): Promise<void> {
    await this.db.rows(sql`
      update community.meetup_shares set arrived_at = null, safe_at = null where meetup_id = ${meetupId}`);
  }

  async revoke(meetupId: string, personId: string): Promise<void> {
    await this.db.rows(
      sql`delete from community.meetup_shares where meetup_id = ${meetupId} and person_id = ${personId}`,
    );
  }

  /** What a friend sees; null once it ended. */
  async shown(secret: string): Promise<SharedMeetupShape | null> {
    const shared = await this.db.first(sql<SharedMeetupShape>`
      select ${firstName('person')} as person, ${firstName('other')} as other,
        ${isoSql('meetup.starts_at')} as "startsAt", meetup.time_zone as "timeZone", meetup.status,
        json_build_object('kind', meetup.place_kind, 'name', meetup.place_name) as place,
        ${isoSql(ARRIVED)} as "arrivedAt", ${isoSql('share.safe_at')} as "safeAt", ${isoSql(ENDS)} as "endsAt"
      from community.meetup_shares share
      join community.meetups meetup on meetup.id = share.meetup_id
      join directory.people person on person.id = share.person_id
      left join directory.people other
        on other.id = case when share.person_id = meetup.buyer_id then meetup.seller_id else meetup.buyer_id end
      where share.hash = ${hashOf(secret)} and ${ENDS} > ${this.clock.now()}`);
    return shared ?? null;
  }
}
