import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { creditsOf, grantCredits } from '../../../support/world/monetization/credits.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

/** Without its other half, or without any of it. */
const lopsided = (personId: string, entries: boolean) => sql`
  with transfer as (
    insert into monetization.credit_transfers (id, key_hash, kind, made_at)
    values (${uuid()}, ${Buffer.from(uuid())}, 'granted', now()) returning id
  )
  insert into monetization.credit_entries (transfer_id, account_id, credits, made_at)
  select transfer.id, account.id, 1, now() from transfer, monetization.credit_accounts account
  where account.person_id = ${personId} and ${entries}`;

describe('The ledger, as the product’s own role of the database', () => {
  let app: TestApp;
  let person: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    person = await signUpMember(app);
    await grantCredits(app, person, 2);
  });
  afterAll(() => app.stop());

  it.each([
    'update monetization.credit_entries set credits = credits * 2',
    'update monetization.credit_entries set spendable_from = null where false',
    'delete from monetization.credit_entries',
    'truncate monetization.credit_entries',
    "update monetization.credit_transfers set kind = 'plan'",
    'delete from monetization.credit_transfers',
    'truncate monetization.credit_transfers cascade',
    'delete from monetization.credit_accounts',
    'truncate monetization.credit_accounts cascade',
    'insert into monetization.credit_entries overriding system value select * from monetization.credit_entries on conflict (id) do update set credits = 9',
    "set local session_replication_role = 'replica'; delete from monetization.credit_entries",
  ])('refuses: %s', async (statement) => {
    const before = await creditsOf(person.client);
    await expect(app.db.rows(sql.raw(statement))).rejects.toThrow('only ever added to');
    expect(await creditsOf(person.client)).toEqual(before);
  });

  it.each([
    [
      'to another person',
      sql`update monetization.credit_accounts set person_id = ${uuid()} where purpose is null`,
    ],
    [
      'to another purpose',
      sql`update monetization.credit_accounts set purpose = null where purpose = 'spent'`,
    ],
  ])('refuses to give an account %s', async (_, statement) => {
    await expect(app.db.rows(statement)).rejects.toThrow('stays whose it is');
  });

  it('refuses a transfer that gives more than it takes, and one of nothing', async () => {
    for (const entries of [true, false])
      await expect(app.db.rows(lopsided(person.id, entries))).rejects.toThrow('gives what it takes');
  });

  it('refuses one more entry in a transfer that was made', async () => {
    await expect(
      app.db.rows(sql`
        insert into monetization.credit_entries (transfer_id, account_id, credits, made_at)
        select transfer_id, account_id, 1, now() from monetization.credit_entries limit 1`),
    ).rejects.toThrow('gives what it takes');
  });
});
