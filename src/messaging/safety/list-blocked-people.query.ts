import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import type { ChatPerson } from '../people/person.dto.js';
import { personJson } from '../people/person.sql.js';
import type { BlockedPeople } from './safety.dto.js';

/** Whom a person has blocked, the latest first. */
export class ListBlockedPeople extends Query<BlockedPeople> {
  constructor(
    readonly personId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListBlockedPeople)
export class ListBlockedPeopleHandler implements IQueryHandler<ListBlockedPeople> {
  constructor(private readonly db: Database) {}

  async execute({ personId, cursor }: ListBlockedPeople): Promise<BlockedPeople> {
    const rows = await this.db.rows(sql<{ person: ChatPerson; at: string; id: string }>`
      select ${personJson('person')} as person, to_json(block.created_at) #>> '{}' as at, block.blocked_id as id
      from messaging.blocks block
      join directory.people person on person.id = block.blocked_id
      where block.blocker_id = ${personId} and ${olderThan(cursor, 'block.created_at', 'block.blocked_id')}
      order by block.created_at desc, block.blocked_id desc
      limit ${CHAT_LIMITS.conversations + 1}`);
    const { items, nextCursor } = pageOf(rows, CHAT_LIMITS.conversations);
    return { items: items.map(({ person }) => person), nextCursor };
  }
}
