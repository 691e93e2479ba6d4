import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { isLeading, saying } from './told-of-one.js';

/** A guest's preferences stay behind: they were asked of somebody without an address. */
@Injectable()
@OnJoining()
export class TakeNoticesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // One notice of a subject: the member's own stays, and is unread when either was, saying what that one says. What they
    // had read may have been mailed; what the guest had not was mailed to nobody.
    await this.db.rows(sql`
      update notifications.notices members
      set ${saying('guests')}, mailed_at = null, counted_at = null
      from notifications.notices guests
      where members.person_id = ${memberId} and guests.person_id = ${guestId} and members.subject = guests.subject
        and ${isLeading('guests', 'members')}`);
    await this.db.rows(sql`
      delete from notifications.notices guests
      where person_id = ${guestId} and exists (
        select from notifications.notices members
        where members.person_id = ${memberId} and members.subject = guests.subject)`);
    await this.db.rows(sql`
      update notifications.notices set person_id = ${memberId},
        mailed_at = case when read_at is not null then mailed_at end,
        counted_at = case when read_at is not null then counted_at end
      where person_id = ${guestId}`);
  }
}
