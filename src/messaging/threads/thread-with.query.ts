import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Counterparts } from '../conversations/counterparts.js';
import { chatItemOf } from '../items/item.sql.js';
import type { Thread } from './conversation.dto.js';
import { threadOf } from './thread.sql.js';

/** The conversation with a person, about a listing or none; one without an id when nobody has written yet. */
export class ThreadWith extends Query<Thread> {
  constructor(
    readonly actor: SignedIn,
    readonly personId: string,
    readonly listingId: string | undefined,
  ) {
    super();
  }
}

const UNWRITTEN = {
  id: null,
  offer: null,
  question: null,
  lastSeq: 0,
  readSeq: 0,
  theirDeliveredSeq: 0,
  theirReadSeq: 0,
} as const;

@QueryHandler(ThreadWith)
export class ThreadWithHandler implements IQueryHandler<ThreadWith> {
  constructor(
    private readonly db: Database,
    private readonly counterparts: Counterparts,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, personId, listingId }: ThreadWith): Promise<Thread> {
    const [first, second] = [actor.id, personId].toSorted();
    const thread = await this.db.first(
      threadOf(
        actor.id,
        sql`talk.first_id = ${first} and talk.second_id = ${second}
          and talk.listing_id is not distinct from ${listingId}::uuid`,
        this.clock.now(),
      ),
    );
    if (thread) return thread;
    const { item, ...about } = await this.counterparts.find(actor.id, personId, listingId);
    return { ...UNWRITTEN, ...about, item: item && chatItemOf(item) };
  }
}
