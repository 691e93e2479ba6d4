import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrate } from '#platform/persistence/migrate';
import { ormOptions } from '#platform/persistence/orm-options';
import { TIMELINE } from '../../../migrations/timeline.js';
import { createTestDatabase } from './test-database.js';

export interface OldDatabase {
  readonly postgres: Client;
  /** Brings it to today, and answers what ran. */
  migrate(): Promise<string[]>;
  drop(): Promise<void>;
}

/** An empty database as it was before a migration. */
export async function databaseBefore(migration: (typeof TIMELINE)[number]): Promise<OldDatabase> {
  const database = await createTestDatabase();
  const postgres = new Client({ connectionString: database.url });
  await postgres.connect();
  const { rows } = await postgres.query<{ name: string }>(`
    select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema|public)'`);
  for (const { name } of rows) await postgres.query(`drop schema "${name}" cascade`);
  await postgres.query('create schema platform');
  const orm = await MikroORM.init({
    ...ormOptions(database.url, 2),
    entities: [],
    extensions: [Migrator],
    logger: () => undefined,
    migrations: {
      migrationsList: TIMELINE.slice(0, TIMELINE.indexOf(migration)),
      tableName: 'platform.migrations',
      snapshot: false,
    },
  });
  await orm.migrator.up();
  await orm.close();
  return {
    postgres,
    migrate: () => migrate(database.url),
    drop: async () => {
      await postgres.end();
      await database.drop();
    },
  };
}
