import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { popularityText } from '../listings/popularity.js';
import { RememberView } from '../recently-viewed/remember-view.js';
import { KnownAgain } from './known-again.js';

/** Somebody looked at a listing. Sellers looking at their own do not count. */
export class RecordView extends Command<void> {
  constructor(
    readonly viewer: Actor,
    readonly listingId: string,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly views: RememberView,
    private readonly known: KnownAgain,
  ) {}

  async execute({ viewer, listingId }: RecordView): Promise<void> {
    const person = isSignedIn(viewer) ? viewer.id : null;
    const now = this.clock.now();
    const [day, hour] = [now.toISOString().slice(0, 10), now.getUTCHours()];
    // The listing's row first, then its day's: two at once would otherwise wait for each other.
    await this.db.rows(sql`
      with counted as (
        insert into catalog.listing_views (listing_id, viewer, day, hour)
        select id, ${this.known.on(day, viewer)}, ${day}::date, ${hour} from catalog.listings
        where id = ${listingId}::uuid and status <> 'removed' and seller_id is distinct from ${person}::uuid
        on conflict do nothing
        returning listing_id
      ), told as (
        update catalog.listings set
          view_count = view_count + 1,
          popularity = ${sql.raw(popularityText({ views: 'view_count + 1' }))}
        where id in (select listing_id from counted)
        returning id
      )
      insert into catalog.listing_days as days (listing_id, day, views) select id, ${day}::date, 1 from told
      on conflict (listing_id, day) do update set views = days.views + 1`);
    if (person) await this.views.remember(person, listingId, now);
  }
}
