import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ItemsFirstListed20261201004500 } from '../../../migrations/20261201004500-items-first-listed.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

const [PUT_UP, RENEWED] = ['2026-09-01T08:00:00.123Z', '2026-11-20T08:00:00.000Z'];

describe('the migration to the age of renewed listings', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(ItemsFirstListed20261201004500);
  });
  afterAll(() => old.drop());

  /** A listing and the copy that messaging made of it. */
  async function store(createdAt: string, firstListedAt: string | null, copied: string): Promise<string> {
    const id = randomUUID();
    await old.postgres.query(
      `insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity,
        created_at, first_listed_at)
      values ($1, $1, 'Brass lamp', '', 4000, 'home', 'good', 0, $2, $3)`,
      [id, createdAt, firstListedAt],
    );
    await old.postgres.query(
      `insert into messaging.items (id, seller_id, title, price_cents, status, category, listed_at, changed_at)
      values ($1, $1, 'Brass lamp', 4000, 'active', 'home', $2, $3)`,
      [id, copied, RENEWED],
    );
    return id;
  }

  it('counts from when they were first put up, whether they were copied before or after a renewal', async () => {
    const ids = [
      await store(RENEWED, PUT_UP, RENEWED),
      await store(RENEWED, PUT_UP, PUT_UP),
      await store(PUT_UP, null, PUT_UP),
    ];
    await old.migrate();
    const { rows } = await old.postgres.query<{ id: string; listed_at: Date }>(
      'select id, listed_at from messaging.items',
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.listed_at.toISOString()]))).toEqual(
      Object.fromEntries(ids.map((id) => [id, PUT_UP])),
    );
  });
});
