import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnJoining()
export class TakeViewedOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      with taken as (delete from catalog.recently_viewed where person_id = ${guestId} returning *)
      insert into catalog.recently_viewed (person_id, listing_id, viewed_at)
      select ${memberId}, listing_id, viewed_at from taken
      on conflict (person_id, listing_id) do update
        set viewed_at = greatest(recently_viewed.viewed_at, excluded.viewed_at)`);
  }
}
