import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { CREDITS_PAGE } from '#contract/monetization/credits';
import { DAY_MS } from '#contract/time';
import { Joining } from '#platform/life/joining';
import { NotEnoughCredits } from '../../../../src/monetization/ledger/credit.errors.js';
import { Credits } from '../../../../src/monetization/ledger/credits.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { planOf, sentBy } from '../../../support/sources/plans.js';
import { takeExport } from '../../../support/world/exports.js';
import {
  creditsOf,
  grantCredits,
  moveCredits,
  sumOfLedger,
} from '../../../support/world/monetization/credits.js';
import { createGuest, leaveForGood, signUpMember } from '../../../support/world/people.js';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const twenty = (move: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, move));

const grantTo = ({ id }: { id: string }) => ({ key: `reward:${id}:2026-11-15`, personId: id });

describe('Credits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  afterEach(() => app.setTime(new Date()));

  const spend = (personId: string, key: string = uuid(), credits = 1) =>
    moveCredits(app, (ledger) => ledger.spend({ key, personId, credits, kind: 'boost', subjectId: uuid() }));
  const clawBack = (grantKey: string, key = `back:${grantKey}`) =>
    moveCredits(app, (ledger) => ledger.clawBack({ key, grantKey }));

  it('are what was granted less what was spent, and each of it is told', async () => {
    const person = await signUpMember(app);
    expect(await creditsOf(person.client)).toEqual({
      spendable: 0,
      held: 0,
      heldUntil: null,
      items: [],
      nextCursor: null,
    });
    await grantCredits(app, person, 3, { kind: 'plan' });
    await spend(person.id, uuid(), 2);
    expect(await creditsOf(person.client)).toMatchObject({
      spendable: 1,
      items: [
        { kind: 'boost', credits: -2, heldUntil: null },
        { kind: 'plan', credits: 3, heldUntil: null },
      ],
    });
  });

  it('are granted, spent and taken back once under a key, however often and at once', async () => {
    const person = await signUpMember(app);
    const keys = { grant: uuid(), spend: uuid() };
    await twenty(() => grantCredits(app, person, 5, { key: keys.grant }));
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 5 });
    await twenty(() => spend(person.id, keys.spend, 2));
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 3 });
    await twenty(() => clawBack(keys.grant));
    expect((await creditsOf(person.client)).items).toHaveLength(3);
  });

  it('that somebody has one of are spent once by fifty who try at once', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => spend(person.id)));
    const refused = tries.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(refused).toHaveLength(49);
    expect(refused.every((reason) => reason instanceof NotEnoughCredits)).toBe(true);
    expect(await creditsOf(person.client)).toMatchObject({
      spendable: 0,
      items: [{ credits: -1 }, { credits: 1 }],
    });
  });

  it('are not spent by who has none', async () => {
    const { id } = await signUpMember(app);
    await expect(spend(id)).rejects.toMatchObject({
      code: 'monetization.not-enough-credits',
      kind: 'conflict',
    });
  });

  it('that are held cannot be spent before their day', async () => {
    const person = await signUpMember(app);
    const [soon, later] = [inDays(7), inDays(9)];
    await grantCredits(app, person, 1, { kind: 'referral', spendableFrom: soon });
    await grantCredits(app, person, 2, { kind: 'referral', spendableFrom: later });
    expect(await creditsOf(person.client)).toMatchObject({
      spendable: 0,
      held: 3,
      heldUntil: soon.toISOString(),
    });
    await expect(spend(person.id)).rejects.toThrow(NotEnoughCredits);
    app.setTime(soon);
    await spend(person.id);
    expect(await moveCredits(app, (ledger) => ledger.balanceOf(person.id))).toEqual({
      spendable: 0,
      held: 2,
      heldUntil: later,
    });
  });

  it('that are taken back are owed when they are spent, and paid by the next', async () => {
    const person = await signUpMember(app);
    const key = await grantCredits(app, person, 2);
    await spend(person.id, uuid(), 2);
    await clawBack(key);
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 0, held: 0 });
    await grantCredits(app, person, 3);
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 1 });
  });

  it('that are held are taken back out of what is held', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 1);
    const key = await grantCredits(app, person, 2, { spendableFrom: inDays(7) });
    await clawBack(key);
    const { items, ...balance } = await creditsOf(person.client);
    expect(balance).toMatchObject({ spendable: 1, held: 0, heldUntil: null });
    expect(items.filter(({ credits }) => credits < 0)).toMatchObject([{ credits: -2, heldUntil: null }]);
    await clawBack('what nobody was granted');
  });

  it('are told a page at a time', async () => {
    const person = await signUpMember(app);
    for (let n = 0; n < CREDITS_PAGE + 2; n++) await grantCredits(app, person, n + 1);
    const first = await creditsOf(person.client);
    const second = await creditsOf(person.client, `?cursor=${first.nextCursor}`);
    const told = [...first.items, ...second.items].map(({ credits }) => credits);
    expect(told).toEqual(Array.from({ length: CREDITS_PAGE + 2 }, (_, n) => CREDITS_PAGE + 2 - n));
    expect(second.nextCursor).toBeNull();
    expect((await person.client.get('/api/my-credits?cursor=nonsense')).status).toBe(422);
  });

  it('are granted to many at once, each time once under a key, as to one', async () => {
    const first = await signUpMember(app);
    const people = [first, await signUpMember(app), await signUpMember(app)];
    const grants = people.map(grantTo);
    await moveCredits(app, (ledger) => ledger.grant({ ...grantTo(first), credits: 1, kind: 'reward' }));
    const before = await sumOfLedger(app);
    await twenty(() => moveCredits(app, (ledger) => ledger.grantAll(grants, { credits: 1, kind: 'reward' })));
    for (const { client } of people)
      expect(await creditsOf(client)).toMatchObject({
        spendable: 1,
        items: [{ kind: 'reward', credits: 1, heldUntil: null }],
      });
    expect(await sumOfLedger(app)).toMatchObject({ all: 0 });
    expect(before.all).toBe(0);
    await clawBack(grantTo(first).key);
    expect(await creditsOf(first.client)).toMatchObject({ spendable: 0 });
    const outside = app.nest.get(Credits).grantAll(grants, { credits: 1, kind: 'reward' });
    await expect(outside).rejects.toThrow('transaction');
    await moveCredits(app, (ledger) => ledger.grantAll([], { credits: 1, kind: 'reward' }));
  });

  it('of a guest come along, held as long as they were, and are taken back from the member', async () => {
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    const key = await grantCredits(app, guest, 2);
    await spend(guest.id);
    const held = await grantCredits(app, guest, 4, { spendableFrom: inDays(7) });
    await app.nest
      .get(EntityManager)
      .transactional(() => app.nest.get(Joining).takeAlong({ guestId: guest.id, memberId: member.id }));
    expect(await creditsOf(member.client)).toMatchObject({
      spendable: 1,
      held: 4,
      items: [{ kind: 'brought-along', credits: 5, heldUntil: expect.any(String) }],
    });
    expect(await creditsOf(guest.client)).toMatchObject({ spendable: 0, held: 0 });
    await clawBack(held);
    await clawBack(key);
    expect(await moveCredits(app, (ledger) => ledger.balanceOf(member.id))).toMatchObject({
      spendable: 0,
      held: 0,
    });
  });

  it('of who leaves stay in the sum, under a number that leads to nobody', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 2, { key: `reward:${person.id}:2026-47` });
    const before = await sumOfLedger(app);
    await leaveForGood(app, person);
    await app.outbox.delivered();
    expect(await sumOfLedger(app)).toEqual(before);
    expect(before.all).toBe(0);
    const accounts = await app.db.rows(
      sql`select from monetization.credit_accounts where person_id = ${person.id}`,
    );
    expect(accounts).toEqual([]);
  });

  it('are in the copy of one’s data', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 2, { kind: 'welcome' });
    const { rows } = await takeExport(app, person);
    expect(rows('credits')).toEqual([
      { kind: 'welcome', credits: 2, spendableFrom: null, at: expect.any(String) },
    ]);
  });

  it('are summed and listed out of an index, however many others have', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 2);
    await app.db.patiently(
      60,
      sql`insert into monetization.credit_accounts (person_id) select gen_random_uuid() from generate_series(1, 2000)`,
    );
    await app.db.patiently(
      60,
      sql`
      with transfer as (
        insert into monetization.credit_transfers (id, key_hash, kind, made_at)
        select gen_random_uuid(), sha256(convert_to('many' || n, 'UTF8')), 'granted', now() from generate_series(1, 4000) n
        returning id, made_at
      ), numbered as (select *, row_number() over () % 2000 as n from transfer),
      others as (
        select id, row_number() over (order by id desc) - 1 as n from monetization.credit_accounts order by id desc limit 2000
      )
      insert into monetization.credit_entries (transfer_id, account_id, credits, made_at)
      select numbered.id, account.id, account.credits, made_at
      from numbered join others using (n)
      cross join lateral (
        select others.id, 1 as credits
        union all select id, -1 from monetization.credit_accounts where purpose = 'issued'
      ) account`,
    );
    await app.db.rows(sql`analyze monetization.credit_entries`);
    const read = await sentBy(app, /credit_entries/, () => person.client.get('/api/my-credits'));
    expect(read.length).toBeGreaterThan(0);
    for (const statement of read) {
      const plan = await planOf(app, statement);
      const whole = plan.filter(
        (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'credit_entries',
      );
      expect(whole).toEqual([]);
      expect(plan.map((node) => node['Index Name'])).toContain('credit_entries_account');
    }
  });

  it('move within a transaction, and in whole numbers, or not at all', async () => {
    const { id } = await signUpMember(app);
    const grant = { key: uuid(), personId: id, kind: 'granted' } as const;
    await expect(app.nest.get(Credits).grant({ ...grant, credits: 1 })).rejects.toThrow('transaction');
    for (const credits of [0, -1, 0.5])
      await expect(moveCredits(app, (ledger) => ledger.grant({ ...grant, credits }))).rejects.toThrow(
        'cannot',
      );
  });
});
