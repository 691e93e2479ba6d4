import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eventType } from './domain-event.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Reactions } from './reactions.js';

/** For events that no entity records: what was changed by SQL, or concerns several rows at once. */
@Injectable()
export class Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly reactions: Reactions,
  ) {}

  /**
   * Writes the event with the caller's transaction. Events raised or recorded under the same `key` (the id of what they
   * are about) reach the reactions of a lane in their order; without it the event waits for no other.
   * @throws Error outside a transaction, where nothing would write it.
   */
  raise(event: object, key?: string): void {
    if (!this.em.isInTransaction())
      throw new Error(`${eventType(event)} was raised outside a transaction and would be lost.`);
    this.em.persist(OutboxMessage.of(event, this.reactions.lanesOf(eventType(event)), key));
  }
}
