import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** Of two of one meetup the member's stays: it is one that ends, since nobody meets themselves. */
@Injectable()
@OnJoining()
export class TakeAidsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId: from, memberId: to }: Joiner): Promise<void> {
    await this.db.rows(
      sql`update community.meetup_calendar_links set person_id = ${to} where person_id = ${from}`,
    );
    await this.db.rows(sql`
      delete from community.meetup_shares where person_id = ${from}
        and meetup_id in (select meetup_id from community.meetup_shares where person_id = ${to})`);
    await this.db.rows(sql`update community.meetup_shares set person_id = ${to} where person_id = ${from}`);
  }
}
