import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Joiner } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** Guest and member both talk with the same person about the same thing: `gone` becomes part of `kept`. */
export interface Merged {
  gone: string;
  kept: string;
}

/**
 * What is to be one thread when a guest becomes a member. Whoever asks first locks these conversations and all others of the
 * guest, before any offers: who is writing into one stores it before they are put together, or finds out afterwards where it is.
 * All rules go by the same answer; what is begun meanwhile collides with it, and the joining is done again.
 */
@Injectable()
export class MergedConversations {
  private readonly known = new WeakMap<Joiner, Promise<Merged[]>>();

  constructor(private readonly db: Database) {}

  /** Within the joining's transaction. */
  of(joiner: Joiner): Promise<Merged[]> {
    const known = this.known.get(joiner) ?? this.lock(joiner);
    this.known.set(joiner, known);
    return known;
  }

  private async lock(joiner: Joiner): Promise<Merged[]> {
    const locked = await this.db.rows(sql<{ id: string }>`
      select id from messaging.conversations where id in (
        select conversation_id from messaging.participants where person_id = ${joiner.guestId}
        union select kept from ${pairsOf(joiner)} pairs)
      order by id for update`);
    const ids = locked.map(({ id }) => id);
    return this.db.rows(sql<Merged>`
      select gone, kept from ${pairsOf(joiner)} pairs
      where gone = any(${ids}::uuid[]) and kept = any(${ids}::uuid[])`);
  }
}

const pairsOf = ({ guestId, memberId }: Joiner): RawBuilder<unknown> => sql`(
  select guests.conversation_id as gone, members.conversation_id as kept
  from messaging.participants guests
  join messaging.conversations guest_talk on guest_talk.id = guests.conversation_id
  join messaging.participants members on members.person_id = ${memberId} and members.other_id = guests.other_id
  join messaging.conversations member_talk on member_talk.id = members.conversation_id
    and member_talk.listing_id is not distinct from guest_talk.listing_id
  where guests.person_id = ${guestId}
)`;

/** Rows (gone, kept). */
export const rowsOf = (merged: readonly Merged[]): RawBuilder<unknown> => sql`(
  select gone, kept
  from unnest(${merged.map(({ gone }) => gone)}::uuid[], ${merged.map(({ kept }) => kept)}::uuid[]) as one (gone, kept)
)`;
