import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Directory20261122121000 } from '../../../migrations/20261122121000-directory.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to a directory', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(Directory20261122121000);
  });
  afterAll(() => old.drop());

  it('knows everybody, by what their profile says, and who had left as deleted', async () => {
    const [mara, ada, guest, left] = [1, 2, 3, 4].map(() => randomUUID());
    await old.postgres.query(
      `insert into identity.profiles
         (id, kind, username, full_name, email, password_hash, guest_id, pin_hash, verified_seller, email_confirmed_at)
       values ($1, 'member', 'mara_k', 'Mara K', 'mara@example.org', 'x', null, null, true, now()),
         ($2, 'member', 'ada', null, 'ada@example.org', 'x', null, null, false, null),
         ($3, 'guest', null, null, null, null, 'Guest-ABCD7F2K', 'x', false, null)`,
      [mara, ada, guest],
    );
    // The copies say something else, as they do while an event is on its way.
    await old.postgres.query(
      `insert into messaging.people (id, kind, name, deleted)
       values ($1, 'member', 'Old name', false), ($2, 'member', '', true)`,
      [mara, left],
    );
    await old.postgres.query(
      `insert into catalog.sellers (id, kind, name) values ($1, 'member', 'Old name')`,
      [mara],
    );

    expect(await old.migrate()).toContain(Directory20261122121000.name);

    const { rows } = await old.postgres.query(`
      select id, name, username, verified, has_confirmed_email, deleted, search
      from directory.people order by deleted, name desc`);
    const plain = { verified: false, has_confirmed_email: false, deleted: false };
    expect(rows).toEqual([
      { ...plain, id: ada, name: 'ada', username: 'ada', search: 'ada ada' },
      {
        ...plain,
        id: mara,
        name: 'Mara K',
        username: 'mara_k',
        search: 'mara k mara_k',
        verified: true,
        has_confirmed_email: true,
      },
      { ...plain, id: guest, name: 'Guest 7F2K', username: null, search: null },
      { ...plain, id: left, name: '', username: null, search: null, deleted: true },
    ]);
  });

  it('keeps it from then on, whoever changes a profile', async () => {
    const id = randomUUID();
    const row = async () =>
      (
        await old.postgres.query(
          `select name, has_confirmed_phone, deleted from directory.people where id = $1`,
          [id],
        )
      ).rows[0];
    await old.postgres.query(
      `insert into identity.profiles (id, kind, username, email, password_hash)
       values ($1, 'member', 'theo', 'theo@example.org', 'x')`,
      [id],
    );
    expect(await row()).toEqual({ name: 'theo', has_confirmed_phone: false, deleted: false });
    await old.postgres.query(
      `update identity.profiles set full_name = 'Theo B', phone_confirmed_at = now() where id = $1`,
      [id],
    );
    expect(await row()).toEqual({ name: 'Theo B', has_confirmed_phone: true, deleted: false });
    await old.postgres.query(`delete from identity.profiles where id = $1`, [id]);
    expect(await row()).toEqual({ name: '', has_confirmed_phone: false, deleted: true });
  });
});
