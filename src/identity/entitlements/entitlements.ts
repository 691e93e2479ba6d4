import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Feature, isIncluded } from '#contract/monetization/plans';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { DatabaseChannels } from '#platform/persistence/database-channels';
import type { Allowance, PlanAllowances } from '#platform/plans/plan-allowances';
import { type Entitled, type EntitledPerson, EntitlementsChanged } from '../identity.contract.js';
import { Remembered } from './remembered.js';
import { Tiers } from './tiers.js';

const CHANNEL = 'identity.entitlements';

/** The one place that says what a person may do (docs/adr/0042). */
@Injectable()
export class Entitlements implements PlanAllowances {
  private readonly remembered = new Remembered();

  constructor(
    channels: DatabaseChannels,
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly tiers: Tiers,
  ) {
    channels.register(CHANNEL, {
      hear: (profileId) => this.forget(profileId),
      // What was not heard may have been about anybody.
      catchUp: async () => this.remembered.forgetAll(),
    });
  }

  async of(profileId: string, feature: Feature): Promise<Allowance> {
    const { tier, entitlements, verified } = await this.ofId(profileId);
    return { allowed: isIncluded(tier, feature) || entitlements.includes(feature), tier, verified };
  }

  ofPerson(person: EntitledPerson): Promise<Entitled> {
    return this.known(person.id, () => this.tiers.entitled(person));
  }

  ofId(id: string): Promise<Entitled> {
    return this.known(id, () => this.askedNow(id));
  }

  /** Past what is remembered. Nobody known is nobody's plan. */
  async askedNow(id: string): Promise<Entitled> {
    const person = await this.db.first(
      sql<EntitledPerson>`select id, email, role from identity.profiles where id = ${id}`,
    );
    return this.tiers.entitled(person ?? { id, email: null, role: 'user' });
  }

  /** Within the caller's transaction: every instance forgets when it commits, and reactions follow. */
  async changed(id: string): Promise<void> {
    this.remembered.expectChange(id);
    await this.db.rows(sql`select pg_notify(${CHANNEL}, ${id})`);
    this.outbox.raise(new EntitlementsChanged(id), id);
  }

  /** On this instance; who changes something calls `changed`. */
  forget(id: string): void {
    this.remembered.forget(id);
  }

  private known(id: string, ask: () => Promise<Entitled>): Promise<Entitled> {
    // What a transaction sees may be undone: it is answered from memory, but never remembered.
    return this.remembered.get(id) ?? (this.em.isInTransaction() ? ask() : this.remembered.keep(id, ask()));
  }
}
