import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import { forgetRecordedEvents, recordedEvents } from './domain-event.js';
import { OutboxMessage } from './outbox-message.entity.js';

/**
 * Turns recorded events into outbox rows of the same flush, and wakes the relay once they are committed.
 * `beforeFlush` rather than `onFlush`, because it also sees aggregates whose columns did not change.
 */
export class OutboxSubscriber implements EventSubscriber {
  private readonly rows = new WeakMap<object, OutboxMessage>();
  private readonly carrying = new WeakSet<EntityManager>();
  private readonly wakers = new Set<() => void>();

  onCommit(wake: () => void): void {
    this.wakers.add(wake);
  }

  beforeFlush({ em, uow }: FlushEventArgs): void {
    for (const event of [...touched(uow)].flatMap((entity) => recordedEvents(entity))) {
      // A flush that is tried again after a failure must not add a second row for the same event.
      const row = this.rows.get(event) ?? OutboxMessage.of(event);
      this.rows.set(event, row);
      em.persist(row);
      this.carrying.add(em);
    }
  }

  afterFlush({ uow }: FlushEventArgs): void {
    for (const entity of touched(uow)) forgetRecordedEvents(entity);
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    // The relay commits too: waking it for a transaction without events would keep it running forever.
    if (this.carrying.delete(em)) for (const wake of this.wakers) wake();
  }
}

function touched(uow: FlushEventArgs['uow']): Set<object> {
  return new Set<object>([...uow.getPersistStack(), ...uow.getIdentityMap(), ...uow.getRemoveStack()]);
}
