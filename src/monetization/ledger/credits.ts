import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CreditGrant, CreditUse } from '#contract/monetization/credits';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { NotEnoughCredits } from './credit.errors.js';
import {
  accountFor,
  accountOf,
  accountsFor,
  grantedUnder,
  issuedToEach,
  type Line,
  transferred,
} from './transfer.sql.js';

export interface Grant {
  /** What is granted under one key is granted once. */
  key: string;
  personId: string;
  credits: number;
  kind: CreditGrant;
  /** Held until then. */
  spendableFrom?: Date;
}

export interface Spending {
  /** What is spent under one key is spent once. */
  key: string;
  personId: string;
  credits: number;
  kind: CreditUse;
  /** What it pays for. */
  subjectId: string;
}

export interface Balance {
  /** Never below zero: what somebody owes is paid by what they are granted next. */
  spendable: number;
  held: number;
  /** When the first of what is held can be spent. */
  heldUntil: Date | null;
}

/**
 * The ledger of credits, double entry and only ever added to; what somebody has is the sum of their entries. Everything
 * but what only reads is done within the caller's transaction, and again under its key does nothing. Whoever locks a listing
 * does so before.
 */
@Injectable()
export class Credits {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async grant({ key, personId, credits, kind, spendableFrom }: Grant): Promise<void> {
    this.assertPositive(credits);
    const account = await this.accountFor(personId);
    await this.transfer(key, kind, [
      { account: 'issued', credits: -credits },
      { account, credits, spendableFrom: spendableFrom ?? null },
    ]);
  }

  /** `grant` to many people at once, each under a key of their own. For some hundred at a time. */
  async grantAll(
    grants: readonly Pick<Grant, 'key' | 'personId'>[],
    { credits, kind }: Pick<Grant, 'credits' | 'kind'>,
  ): Promise<void> {
    this.assertPositive(credits);
    this.assertTransaction();
    if (grants.length === 0) return;
    await this.db.rows(accountsFor(grants.map(({ personId }) => personId)));
    await this.db.rows(issuedToEach(grants, kind, credits, this.clock.now()));
  }

  /** Whether it was spent now, and not before under this key. @throws NotEnoughCredits */
  async spend({ key, personId, credits, kind, subjectId }: Spending): Promise<boolean> {
    this.assertPositive(credits);
    const account = await this.lockedAccountOf(personId);
    if (await this.isDone(key)) return false;
    // Another statement than the lock's: it sees what was spent while that one waited.
    const { spendable } = await this.balanceOf(personId);
    if (account === undefined || spendable < credits) throw new NotEnoughCredits();
    const lines = [
      { account, credits: -credits },
      { account: 'spent', credits },
    ] as const;
    await this.transfer(key, kind, lines, subjectId);
    return true;
  }

  /**
   * Takes back what a grant gave, from whoever has it now; what they have spent of it they owe. A grant that never was
   * is nothing to take back.
   */
  clawBack({ key, grantKey }: { key: string; grantKey: string }): Promise<void> {
    return this.clawBackAll({ key, grantKeys: [grantKey] });
  }

  /** `clawBack` of several grants, by one transfer. */
  async clawBackAll({ key, grantKeys }: { key: string; grantKeys: readonly string[] }): Promise<void> {
    this.assertTransaction();
    // A guest who is becoming a member is waited for, and their account is that of the member then.
    const given = await this.db.rows(sql<Line>`
      select coalesce(account.joined_into, account.id) as account, -entry.credits as credits,
        entry.spendable_from as "spendableFrom"
      from monetization.credit_transfers transfer
      join monetization.credit_entries entry on entry.transfer_id = transfer.id
      join monetization.credit_accounts account on account.id = entry.account_id and account.purpose is null
      where ${grantedUnder(grantKeys)}
      for key share of account`);
    if (given.length === 0) return;
    const credits = given.reduce((sum, line) => sum - line.credits, 0);
    await this.transfer(key, 'taken-back', [...given, { account: 'issued', credits }]);
  }

  /** What these grants gave, whatever has become of it. */
  async grantedUnder(grantKeys: readonly string[]): Promise<number> {
    const given = await this.db.first(sql<{ credits: number }>`
      select coalesce(sum(entry.credits), 0)::int as credits
      from monetization.credit_transfers transfer
      join monetization.credit_entries entry on entry.transfer_id = transfer.id
      join monetization.credit_accounts account on account.id = entry.account_id and account.purpose is null
      where ${grantedUnder(grantKeys)}`);
    return given?.credits ?? 0;
  }

  /** At once as it is, whatever is locked. */
  async balanceOf(personId: string): Promise<Balance> {
    const balance = await this.db.first(sql<Omit<Balance, 'heldUntil'> & { until: number | null }>`
      select greatest(coalesce(sum(credits) filter (where held_until is null), 0), 0)::int as spendable,
        coalesce(sum(credits) filter (where held_until is not null), 0)::int as held,
        extract(epoch from min(held_until) filter (where credits > 0))::float8 * 1000 as until
      from (
        select held_until, sum(credits) as credits
        from (
          select credits, case when spendable_from > ${this.clock.now()} then spendable_from end as held_until
          from monetization.credit_entries where account_id = (${accountOf(personId)})
        ) entry
        group by held_until
      ) part`);
    if (!balance) throw new Error('A sum has no row.');
    const { until, ...sums } = balance;
    return { ...sums, heldUntil: until === null ? null : new Date(until) };
  }

  /**
   * What the member was granted as well is taken back from a guest before they are one. What the two have spent stays spent: no
   * more is taken back than they have left together.
   */
  async giveUpDoubles(guestId: string, memberId: string, grantKeys: readonly string[]): Promise<void> {
    if (grantKeys.length === 0) return;
    const account = await this.closingAccountOf(guestId);
    if (account === undefined) return;
    const into = await this.lockedAccountOf(memberId);
    const double = await this.db.first(sql<{ credits: number }>`
      select least(
        (select coalesce(sum(entry.credits), 0) from monetization.credit_transfers transfer
          join monetization.credit_entries entry on entry.transfer_id = transfer.id
          where entry.account_id = ${account} and ${grantedUnder(grantKeys)}),
        (select coalesce(sum(credits), 0) from monetization.credit_entries
          where account_id in (${account}, ${into ?? null}) and coalesce(spendable_from <= ${this.clock.now()}, true))
      )::int as credits`);
    if (!double || double.credits <= 0) return;
    await this.transfer(`double:${account}`, 'taken-back', [
      { account, credits: -double.credits },
      { account: 'issued', credits: double.credits },
    ]);
  }

  /** Everything a guest has is the member's, held for as long as it was. */
  async bringAlong(guestId: string, memberId: string): Promise<void> {
    const from = await this.closingAccountOf(guestId);
    if (from === undefined) return;
    const into = await this.accountFor(memberId);
    const parts = await this.db.rows(sql<Line>`
      select ${from}::bigint as account, -sum(credits)::int as credits, held_until as "spendableFrom"
      from (
        select credits, case when spendable_from > ${this.clock.now()} then spendable_from end as held_until
        from monetization.credit_entries where account_id = ${from}
      ) entry
      group by held_until having sum(credits) <> 0`);
    const brought = parts.map((line) => ({ ...line, account: into, credits: -line.credits }));
    if (parts.length > 0) await this.transfer(`joined:${from}`, 'brought-along', [...parts, ...brought]);
    await this.db.rows(sql`
      update monetization.credit_accounts set joined_into = ${into} where id = ${from} and joined_into is null`);
  }

  private async transfer(
    key: string,
    kind: Parameters<typeof transferred>[1],
    lines: readonly Line[],
    thingId: string | null = null,
  ): Promise<void> {
    await this.db.rows(transferred(key, kind, lines, thingId, this.clock.now()));
  }

  private async isDone(key: string): Promise<boolean> {
    const found = await this.db.first(
      sql`select from monetization.credit_transfers where key_hash = sha256(convert_to(${key}, 'UTF8'))`,
    );
    return found !== undefined;
  }

  private async accountFor(personId: string): Promise<string> {
    this.assertTransaction();
    await this.db.rows(accountFor(personId));
    const account = await this.db.first(sql<{ id: string }>`${accountOf(personId)}`);
    if (!account) throw new Error('An account that was just opened is not there.');
    return account.id;
  }

  /** Until the transaction ends nobody else spends for this person; they can be granted meanwhile. */
  private async lockedAccountOf(personId: string): Promise<string | undefined> {
    this.assertTransaction();
    const account = await this.db.first(sql<{ id: string }>`${accountOf(personId)} for no key update`);
    return account?.id;
  }

  /** Until the transaction ends nobody moves anything of this person. */
  private async closingAccountOf(personId: string): Promise<string | undefined> {
    this.assertTransaction();
    return (await this.db.first(sql<{ id: string }>`${accountOf(personId)} for update`))?.id;
  }

  private assertTransaction(): void {
    if (!this.em.isInTransaction()) throw new Error('Credits move within a transaction or not at all.');
  }

  private assertPositive(credits: number): void {
    if (!Number.isInteger(credits) || credits < 1) throw new Error(`${credits} credits cannot be moved.`);
  }
}
