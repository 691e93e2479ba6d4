import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** Nobody is led to who has left. */
@Injectable()
@OnLeaving('messaging.joined_guests.member_id')
@Outlives({ 'messaging.joined_guests.guest_id': 'The guest left for the member, and goes with them.' })
export class ForgetJoinedGuestsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from messaging.joined_guests where member_id = ${id}`);
  }
}
