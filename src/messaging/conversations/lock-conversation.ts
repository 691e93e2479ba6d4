import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '#platform/persistence/database';
import { Conversation } from './conversation.entity.js';

/** Until the transaction ends, nobody else writes into the conversation or makes an offer in it. */
export async function lockConversation(em: EntityManager, id: string): Promise<void> {
  await em.findOne(Conversation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Likewise for all conversations of two people; answers which they are. */
export async function lockConversationsOfTwo(
  db: Database,
  oneId: string,
  otherId: string,
): Promise<string[]> {
  const [firstId, secondId] = [oneId, otherId].toSorted();
  const locked = await db.rows(sql<{ id: string }>`
    select id from messaging.conversations where first_id = ${firstId} and second_id = ${secondId}
    order by id for update`);
  return locked.map(({ id }) => id);
}
