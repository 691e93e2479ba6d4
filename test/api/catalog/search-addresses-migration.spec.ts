import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SearchAddresses20261130100000 } from '../../../migrations/20261130100000-search-addresses.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to addresses of saved searches', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(SearchAddresses20261130100000);
  });
  afterAll(() => old.drop());

  it('keeps what each has said, and the newest question to it', async () => {
    const [guest, member] = [randomUUID(), randomUUID()];
    const searches = [
      [guest, 'yes@example.org', true, 'a'],
      [guest, 'yes@example.org', false, 'b'],
      [guest, 'asked@example.org', false, 'c'],
      [member, null, false, 'd'],
    ] as const;
    for (const [n, [person, email, confirmed, token]] of searches.entries())
      await old.postgres.query(
        `insert into catalog.saved_searches (id, person_id, name, email, email_confirmed_at, confirm_token, stop_token,
           frequency, active, anchors, created_at, seen_at)
         values (gen_random_uuid(), $1, 'Bikes', $2, case when $3 then now() end, $4, $4, 'daily', true, '{}',
           now() + $5 * interval '1 minute', now())`,
        [person, email, confirmed, token, n],
      );

    expect(await old.migrate()).toContain(SearchAddresses20261130100000.name);

    const { rows } = await old.postgres.query(`
      select person_id, email, confirm_token, confirmed_at is not null as confirmed, stop_token ~ '^\\w{43}$' as stops
      from catalog.search_addresses order by email`);
    expect(rows).toEqual([
      { person_id: guest, email: 'asked@example.org', confirm_token: 'c', confirmed: false, stops: true },
      { person_id: guest, email: 'yes@example.org', confirm_token: 'b', confirmed: true, stops: true },
    ]);
  });
});
