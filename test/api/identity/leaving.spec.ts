import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { Leaving } from '#platform/life/leaving';
import { ForgetAgainOnProfileDeleted } from '../../../src/identity/profiles/forget-again.on-profile-deleted.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { heldUp } from '../../support/runner/held-up.js';
import { busyPerson, unfilled } from '../../support/world/busy-person.js';
import { takeExport } from '../../support/world/exports.js';
import { publish } from '../../support/world/listings.js';
import { leaveForGood, signUpMember } from '../../support/world/people.js';
import { uploadImage, usageOf } from '../../support/world/uploads.js';

/** Columns that name people, and never one who is a member, with the reason. */
const NEVER_NAMED = {
  'catalog.search_addresses.person_id':
    'A guest: a member’s searches are mailed to the address of their account.',
  'identity.profiles.guest_to_bring': 'A guest, until the address of the member who wants them is confirmed.',
  'messaging.joined_guests.guest_id': 'A guest, who has become a member since.',
};

describe('Whoever leaves', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  // What follows a departure goes on after it, and would use up what the next test lets fail.
  afterEach(async () => {
    await app.outbox.delivered();
    jest.restoreAllMocks();
  });

  const leave = (person: { id: string }) => leaveForGood(app, person);

  /** The columns that hold one of these words anywhere, as far as they can hold words. */
  const columnsWith = async (...words: string[]): Promise<string[]> => {
    const tables = await app.db.rows(sql<{ table: string; columns: string[] }>`
      select format('%I.%I', table_schema, table_name) as table, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'
        and data_type in ('uuid', 'text', 'jsonb', 'ARRAY')
      group by table_schema, table_name`);
    const patterns = words.map((word) => `%${word}%`);
    const found: string[] = [];
    for (const { table, columns } of tables) {
      const held = columns.map(
        (column) =>
          sql`bool_or(${sql.ref(column)}::text like any(${patterns}::text[])) as ${sql.ref(column)}`,
      );
      const row = await app.db.first(sql<Record<string, boolean | null>>`
        select ${sql.join(held)} from ${sql.raw(table)}`);
      found.push(...columns.filter((column) => row?.[column]).map((column) => `${table}.${column}`));
    }
    return found;
  };

  it('is found nowhere but where a reason is given', async () => {
    const person = await busyPerson(app);
    await takeExport(app, person);
    // What is not here would be looked for in vain: `busyPerson` has to do what fills it.
    expect(await unfilled(app.db, person.id)).toEqual(Object.keys(NEVER_NAMED));
    expect(await columnsWith(person.id)).toContain('catalog.listings.seller_id');

    await leave(person);

    const outliving = Object.keys(app.nest.get(Leaving).outliving());
    const left = await columnsWith(person.id, person.username, person.email, '413 555 0142');
    expect(left.filter((column) => !outliving.includes(column))).toEqual([]);
    // A reported picture is let go of when it lies where administrators see it.
    await app.outbox.delivered();
    const shown = await app.db.rows(sql<{ usage: string }>`
      select attached_to as usage from platform.media where owner_id = ${person.id} and attached_to is not null`);
    expect(shown).toEqual([]);
  });

  it('stays as they were when one of the rules fails', async () => {
    const person = await signUpMember(app);
    const listing = await publish(person.client);
    const last = app.nest.get(Leaving).rules().at(-1);
    if (!last) throw new Error('There are no rules.');
    jest.spyOn(last.rule, 'forget').mockRejectedValueOnce(new Error('as if the database were away'));

    await expect(leave(person)).rejects.toThrow('as if');

    expect((await person.client.get('/api/profile')).status).toBe(200);
    expect((await person.client.get(`/api/listings/${listing}`)).status).toBe(200);
  });

  it('takes along what a request of theirs was storing in that moment', async () => {
    const person = await signUpMember(app);
    const again = app.nest.get(ForgetAgainOnProfileDeleted);
    const forget = again.react.bind(again);
    const seen = sql`select from catalog.listing_views where viewer = ${person.id}`;
    let stored: unknown[] = [];
    jest.spyOn(again, 'react').mockImplementationOnce(async (event) => {
      await app.db.rows(sql`
        insert into catalog.listing_views (listing_id, viewer, day)
        select id, ${person.id}, current_date from catalog.listings limit 1`);
      stored = await app.db.rows(seen);
      await forget(event);
    });
    await leave(person);
    await app.outbox.delivered();
    expect(stored).toHaveLength(1);
    expect(await app.db.rows(seen)).toEqual([]);
  });

  it('leaves no picture attached to a listing that it was added to in that moment', async () => {
    const person = await signUpMember(app);
    const listing = await publish(person.client);
    const { id } = await uploadImage(person.client, await photo().jpeg().toBuffer());
    const [changed] = await heldUp(
      app,
      sql`from platform.media where id = ${id}`,
      () => person.client.patch(`/api/listings/${listing}`, { imageIds: [id] }),
      () => leave(person),
    );
    expect(changed.status).toBe(204);
    expect(await usageOf(app, { id })).toBeNull();
  });

  it('is forgotten within a transaction or not at all', async () => {
    const person = await signUpMember(app);
    await expect(app.nest.get(Leaving).forget({ id: person.id, kind: 'member' })).rejects.toThrow(
      'transaction',
    );
  });
});
