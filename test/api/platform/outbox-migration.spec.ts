import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrate } from '#platform/persistence/migrate';
import { ormOptions } from '#platform/persistence/orm-options';
import { OutboxLanes20261122014000 } from '../../../migrations/20261122014000-outbox-lanes.js';
import { TIMELINE } from '../../../migrations/timeline.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const before = TIMELINE.slice(0, TIMELINE.indexOf(OutboxLanes20261122014000));

describe('the migration to lanes', () => {
  let database: TestDatabase;
  let postgres: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    postgres = new Client({ connectionString: database.url });
    await postgres.connect();
  });
  afterAll(async () => {
    await postgres.end();
    await database.drop();
  });

  /** The database as it was before lanes. */
  async function goBack(): Promise<void> {
    const { rows } = await postgres.query<{ name: string }>(`
      select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema|public)'`);
    for (const { name } of rows) await postgres.query(`drop schema "${name}" cascade`);
    await postgres.query('create schema platform');
    const orm = await MikroORM.init({
      ...ormOptions(database.url, 2),
      entities: [],
      extensions: [Migrator],
      logger: () => undefined,
      migrations: { migrationsList: [...before], tableName: 'platform.migrations', snapshot: false },
    });
    await orm.migrator.up();
    await orm.close();
  }

  it('keeps what was not delivered, in its order, for both lanes', async () => {
    await goBack();
    const listing = randomUUID();
    const [first = '', second = '', delivered = ''] = [1, 2, 3].map(
      (n) => `0198c0de-0000-7000-8000-00000000000${n}`,
    );
    await postgres.query(
      `insert into platform.outbox (id, type, payload, processed_at, attempts) values
        ($2, 'catalog.listing-changed', $4, null, 3), ($1, 'catalog.listing-changed', $4, null, 0),
        ($3, 'catalog.listing-changed', $4, now(), 0)`,
      [first, second, delivered, { listingId: listing }],
    );
    expect(await migrate(database.url)).toContain(OutboxLanes20261122014000.name);

    const { rows } = await postgres.query(`
      select id, lane, key, attempts from platform.outbox where processed_at is null order by lane, seq`);
    const waiting = (lane: string) => [
      { id: first, lane, key: listing, attempts: 0 },
      { id: second, lane, key: listing, attempts: 3 },
    ];
    expect(rows).toEqual([...waiting('inside'), ...waiting('outside')]);
    const { rows: past } = await postgres.query(
      `select id, lane from platform.outbox where processed_at is not null`,
    );
    expect(past).toEqual([{ id: delivered, lane: 'inside' }]);
  });
});
