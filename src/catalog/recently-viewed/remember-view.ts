import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { RECENTLY_VIEWED } from '#contract/listings';
import { Database } from '#platform/persistence/database';

/** More than are shown: some are taken down. */
const KEPT = 2 * RECENTLY_VIEWED;

/** Keeps what a person looked at last, but nothing of their own. */
@Injectable()
export class RememberView {
  constructor(private readonly db: Database) {}

  async remember(personId: string, listingId: string, now: Date): Promise<void> {
    await this.db.rows(sql`
      with older as (
        delete from catalog.recently_viewed where person_id = ${personId} and listing_id = any(array(
          select listing_id from catalog.recently_viewed
          where person_id = ${personId} and listing_id <> ${listingId}
          order by viewed_at desc offset ${KEPT - 1}))
      )
      insert into catalog.recently_viewed (person_id, listing_id, viewed_at)
      select ${personId}, id, ${now} from catalog.listings
      where id = ${listingId}::uuid and status <> 'removed' and seller_id <> ${personId}::uuid
      on conflict (person_id, listing_id) do update set viewed_at = excluded.viewed_at`);
  }
}
