import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** A member who has chosen a place already keeps theirs. */
@Injectable()
@OnJoining()
export class TakeChosenPlaceOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      insert into catalog.chosen_places (person_id, place)
      select ${memberId}::uuid, place from catalog.chosen_places where person_id = ${guestId}
      on conflict do nothing`);
  }
}
