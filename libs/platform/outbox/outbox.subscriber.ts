import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import { forgetRecordedEvents, recordedEvents } from './domain-event.js';
import { OutboxMessage } from './outbox-message.entity.js';

/**
 * Turns recorded events into outbox rows of the same flush, and wakes the relay once they are committed.
 * `beforeFlush` rather than `onFlush`, because it also sees aggregates whose columns did not change.
 */
export class OutboxSubscriber implements EventSubscriber {
  private readonly rows = new WeakMap<object, OutboxMessage>();
  /** Entity managers and transactions with events that are not committed yet. */
  private readonly carrying = new WeakSet<object>();
  /** The transaction in which an entity manager's own is only a savepoint. */
  private readonly outer = new WeakMap<EntityManager, object>();
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

  beforeTransactionStart({ em, transaction }: TransactionEventArgs): void {
    if (transaction) this.outer.set(em, transaction as object);
  }

  afterTransactionCommit({ em, transaction }: TransactionEventArgs): void {
    const flushed = this.carrying.delete(em);
    const nested = transaction ? this.carrying.delete(transaction as object) : false;
    // The relay commits too: waking it for a transaction without events would keep it running forever.
    if (!flushed && !nested) return;
    const outer = this.outer.get(em);
    // A savepoint that is released commits nothing yet.
    if (outer) this.carrying.add(outer);
    else for (const wake of this.wakers) wake();
  }
}

function touched(uow: FlushEventArgs['uow']): Set<object> {
  return new Set<object>([...uow.getPersistStack(), ...uow.getIdentityMap(), ...uow.getRemoveStack()]);
}
