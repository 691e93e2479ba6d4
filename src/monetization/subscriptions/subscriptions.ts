import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ForgetEntitlementsOf } from '../../identity/identity.contract.js';
import { Books, type Line } from '../payments/books.js';
import { type BillingFact, type Known, learn, RUNNING, standingAt } from './standing.js';
import { Subscription } from './subscription.entity.js';

/** What people pay for. All within the caller's transaction. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly books: Books,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  /** From here on nobody else changes what this person pays for. */
  lock(personId: string): Promise<void> {
    return this.db.lock(`monetization.plan-of:${personId}`);
  }

  /** The one they pay for. */
  runningOf(personId: string): Promise<Subscription | null> {
    return this.em.findOne(
      Subscription,
      { personId, status: { $in: [...RUNNING] }, source: { $ne: 'admin_assigned' } },
      { refresh: true },
    );
  }

  /** The one they pay for, or paid for last. In a memory of its own: it is only read. */
  async lastPaidOf(personId: string): Promise<Subscription | null> {
    const em = this.em.fork();
    const paid = { personId, source: { $ne: 'admin_assigned' as const } };
    return (
      (await em.findOne(Subscription, { ...paid, status: { $in: [...RUNNING] } })) ??
      em.findOne(Subscription, paid, { orderBy: { createdAt: 'desc' } })
    );
  }

  assignedTo(personId: string): Promise<Subscription | null> {
    return this.em.findOne(
      Subscription,
      { personId, status: { $in: [...RUNNING] }, source: 'admin_assigned' },
      { refresh: true },
    );
  }

  /** What is learned under a later number is later. */
  async nextVersion(): Promise<number> {
    const row = await this.db.first(
      sql<{ version: number }>`select nextval('monetization.knowledge')::int as version`,
    );
    if (!row) throw new Error('A sequence has a next number.');
    return row.version;
  }

  /**
   * Keeps what was heard, in whatever order and however often it is, and lets the subscription stand as all of it says. Who
   * pays for another one meanwhile does not pay for this one: it ends.
   */
  async learn(id: string, facts: readonly BillingFact[]): Promise<Subscription> {
    const subscription = await this.lockedById(id);
    const now = this.clock.now();
    await this.keepInBooks(subscription, facts);
    const payments = await this.books.of(id);
    let known = facts.reduce(learn, subscription.knownFrom(payments));
    if (await this.isSurplus(subscription, known, now))
      known = learn(known, { kind: 'ended', at: now, why: 'replaced' });
    subscription.settle(known, now);
    await this.em.flush();
    await this.heard(subscription);
    return subscription;
  }

  /** Lets it stand as it must by the clock. */
  async settle(id: string): Promise<void> {
    const subscription = await this.lockedById(id);
    const now = this.clock.now();
    if (subscription.source !== 'admin_assigned') await this.learn(id, []);
    else if (subscription.running && subscription.holdsUntil && subscription.holdsUntil <= now)
      subscription.takeBack(now, 'expired');
    await this.em.flush();
    await this.heard(subscription);
  }

  /** Its person may do something else from now on; it names nobody once they are gone. */
  async heard({ personId }: Subscription): Promise<void> {
    if (personId) await this.commands.execute(new ForgetEntitlementsOf(personId));
  }

  private async lockedById(id: string): Promise<Subscription> {
    const { personId } = await this.em.findOneOrFail(Subscription, id);
    if (personId) await this.lock(personId);
    return this.em.findOneOrFail(Subscription, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  private async isSurplus(subscription: Subscription, known: Known, now: Date): Promise<boolean> {
    const { personId, id } = subscription;
    if (!personId || !RUNNING.some((status) => status === standingAt(known, now).status)) return false;
    const other = await this.runningOf(personId);
    return other !== null && other.id !== id;
  }

  private keepInBooks(subscription: Subscription, facts: readonly BillingFact[]): Promise<void> {
    const { id: subscriptionId, source, tier, cycle } = subscription;
    if (source === 'admin_assigned') throw new Error('Nobody pays for what was assigned.');
    const lines = facts.flatMap((fact): Line[] => {
      if (fact.kind !== 'paid' && fact.kind !== 'refunded') return [];
      const { reference, amountCents, at: paidAt } = fact;
      const line = { subscriptionId, source, reference, amountCents, paidAt };
      if (fact.kind === 'refunded') return [{ ...line, tier, cycle, refundOf: fact.refundOf }];
      return [{ ...line, tier: fact.tier, cycle: fact.cycle, periodStart: fact.from, periodEnd: fact.until }];
    });
    return this.books.add(lines);
  }
}
