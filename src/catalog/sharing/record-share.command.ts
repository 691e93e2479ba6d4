import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ShareWay } from '#contract/sharing';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { KnownAgain } from '../views/known-again.js';

/**
 * Somebody sent a listing's link, or came by one that was sent. Counts once per person (or address), listing, way and
 * day; sellers who follow their own links do not count.
 */
export class RecordShare extends Command<void> {
  constructor(
    readonly visitor: Actor,
    readonly listingId: string,
    readonly way: ShareWay,
    readonly event: 'shared' | 'visited',
  ) {
    super();
  }
}

@CommandHandler(RecordShare)
export class RecordShareHandler implements ICommandHandler<RecordShare> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly known: KnownAgain,
  ) {}

  async execute({ visitor, listingId, way, event }: RecordShare): Promise<void> {
    const person = isSignedIn(visitor) ? visitor.id : null;
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.db.rows(sql`
      insert into catalog.listing_shares (listing_id, event, way, visitor, day)
      select id, ${event}, ${way}, ${this.known.on(day, visitor)}, ${day}::date from catalog.listings
      where id = ${listingId}::uuid and status <> 'removed'
        and (${event} = 'shared' or seller_id is distinct from ${person}::uuid)
      on conflict do nothing`);
  }
}
