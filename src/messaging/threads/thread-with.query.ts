import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Counterparts } from '../conversations/counterparts.js';
import { chatItemOf } from '../items/item.sql.js';
import type { Thread } from './conversation.dto.js';
import { threadOf } from './thread.sql.js';

/**
 * The conversation with a person, about a listing or none; one without an id when nobody has written yet. At the address of a guest
 * who has become a member it is the one with the member.
 */
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
    const thread =
      (await this.written(actor.id, personId, listingId)) ??
      (await this.withJoined(actor.id, personId, listingId));
    if (thread) return thread;
    const { item, ...about } = await this.counterparts.find(actor.id, personId, listingId);
    return { ...UNWRITTEN, ...about, item: item && chatItemOf(item) };
  }

  private written(askerId: string, personId: string, listingId: string | undefined) {
    const [first, second] = [askerId, personId].toSorted();
    return this.db.first(
      threadOf(
        askerId,
        sql`talk.first_id = ${first} and talk.second_id = ${second}
          and talk.listing_id is not distinct from ${listingId}::uuid`,
        this.clock.now(),
      ),
    );
  }

  /** Of a guest who has become a member: for who has talked with them about this, and for nobody else. */
  private async withJoined(askerId: string, guestId: string, listingId: string | undefined) {
    const joined = await this.db.first(sql<{ memberId: string }>`
      select member_id as "memberId" from messaging.joined_guests where guest_id = ${guestId}`);
    return joined && this.written(askerId, joined.memberId, listingId);
  }
}
