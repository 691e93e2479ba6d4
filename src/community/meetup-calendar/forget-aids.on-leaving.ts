import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('community.meetup_calendar_links.person_id', 'community.meetup_shares.person_id')
export class ForgetAidsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from community.meetup_calendar_links where person_id = ${id}`);
    await this.db.rows(sql`delete from community.meetup_shares where person_id = ${id}`);
  }
}
