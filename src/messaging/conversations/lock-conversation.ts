import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Conversation } from './conversation.entity.js';

/** Until the transaction ends, nobody else writes into the conversation or makes an offer in it. */
export async function lockConversation(em: EntityManager, id: string): Promise<void> {
  await em.findOne(Conversation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
