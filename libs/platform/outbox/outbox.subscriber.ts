import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import { eventType, forgetRecordedEvents, recordedEvents } from './domain-event.js';
import { OutboxMessage } from './outbox-message.entity.js';
import type { Reactions } from './reactions.js';

type Waker = (committed: readonly OutboxMessage[]) => void;

/**
 * Turns recorded events into outbox rows of the same flush, and wakes the relay once they are committed.
 * `beforeFlush` rather than `onFlush`, because it also sees aggregates whose columns did not change.
 */
export class OutboxSubscriber implements EventSubscriber {
  private readonly rows = new WeakMap<object, OutboxMessage[]>();
  /** What entity managers and transactions have written that is not committed yet. */
  private readonly carrying = new WeakMap<object, Set<OutboxMessage>>();
  /** The transaction in which an entity manager's own is only a savepoint. */
  private readonly outer = new WeakMap<EntityManager, object>();
  private readonly wakers = new Set<Waker>();

  constructor(private readonly reactions: Reactions) {}

  onCommit(wake: Waker): void {
    this.wakers.add(wake);
  }

  beforeFlush({ em, uow }: FlushEventArgs): void {
    for (const entity of touched(uow)) {
      for (const event of recordedEvents(entity)) {
        // A flush that is tried again after a failure must not add a second row for the same event.
        const rows = this.rows.get(event) ?? this.rowsOf(event, entity);
        this.rows.set(event, rows);
        em.persist(rows);
      }
    }
    this.carry(
      em,
      [...uow.getPersistStack()].filter((entity) => entity instanceof OutboxMessage),
    );
  }

  afterFlush({ uow }: FlushEventArgs): void {
    for (const entity of touched(uow)) forgetRecordedEvents(entity);
  }

  beforeTransactionStart({ em, transaction }: TransactionEventArgs): void {
    if (transaction) this.outer.set(em, transaction as object);
  }

  afterTransactionCommit({ em, transaction }: TransactionEventArgs): void {
    const committed = [...this.taken(em), ...(transaction ? this.taken(transaction as object) : [])];
    if (committed.length === 0) return;
    const outer = this.outer.get(em);
    // A savepoint that is released commits nothing yet.
    if (outer) this.carry(outer, committed);
    else for (const wake of this.wakers) wake(committed);
  }

  private rowsOf(event: object, entity: object): OutboxMessage[] {
    const { id } = entity as { id?: unknown };
    const key = typeof id === 'string' ? id : undefined;
    return OutboxMessage.of(event, this.reactions.lanesOf(eventType(event)), key);
  }

  private carry(by: object, rows: readonly OutboxMessage[]): void {
    if (rows.length === 0) return;
    const carried = this.carrying.get(by) ?? new Set();
    for (const row of rows) carried.add(row);
    this.carrying.set(by, carried);
  }

  private taken(by: object): Iterable<OutboxMessage> {
    const carried = this.carrying.get(by) ?? [];
    this.carrying.delete(by);
    return carried;
  }
}

function touched(uow: FlushEventArgs['uow']): Set<object> {
  return new Set<object>([...uow.getPersistStack(), ...uow.getIdentityMap(), ...uow.getRemoveStack()]);
}
