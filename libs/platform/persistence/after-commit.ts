import { EntityManager, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

type Task = () => void;

/** What others are told of a change: whoever asks at once is to find it, and nobody is told of what was rolled back. */
@Injectable()
export class AfterCommit implements EventSubscriber {
  /** What follows the transactions that are under way. */
  private readonly tasks = new WeakMap<object, Task[]>();
  /** The transaction in which an entity manager's own is only a savepoint. */
  private readonly outer = new WeakMap<object, object>();

  constructor(private readonly em: EntityManager) {
    em.getEventManager().registerSubscriber(this);
  }

  /** Does it when the transaction of the current context has committed, or now without one; not at all if that is rolled back. */
  run(task: Task): void {
    const tasks = this.tasksOf(this.em.getTransactionContext<object>());
    if (tasks) tasks.push(task);
    else task();
  }

  beforeTransactionStart({ em, transaction }: TransactionEventArgs): void {
    if (transaction) this.outer.set(em, transaction);
    else this.outer.delete(em);
  }

  afterTransactionStart({ transaction }: TransactionEventArgs): void {
    if (transaction) this.tasks.set(transaction, []);
  }

  afterTransactionCommit({ em, transaction }: TransactionEventArgs): void {
    const done = this.tasksOf(transaction) ?? [];
    this.afterTransactionRollback({ transaction });
    const outer = this.tasksOf(this.outer.get(em));
    if (outer) outer.push(...done);
    else for (const task of done) task();
  }

  afterTransactionRollback({ transaction }: Pick<TransactionEventArgs, 'transaction'>): void {
    if (transaction) this.tasks.delete(transaction);
  }

  private tasksOf(transaction: object | undefined): Task[] | undefined {
    return transaction && this.tasks.get(transaction);
  }
}
