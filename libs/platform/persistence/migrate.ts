import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { TIMELINE } from '../../../migrations/timeline.js';
import { ormOptions } from './orm-options.js';

const MIGRATION_LOCK = 7_204_117;

/** What a crash takes of the last ones is done again, so their many commits need not wait for the disk. */
const WITHOUT_WAITING = { options: '-c synchronous_commit=off' };

/**
 * Brings the database to the newest migration. Instances that start together wait for each other on an advisory lock; those
 * that serve meanwhile wait for the locks of one migration at most, which ends with its locks.
 * @returns the names of the migrations that ran.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  // An index over many rows takes its time, and so does waiting for another instance's migrations.
  const options = ormOptions(databaseUrl, 3);
  const orm = await MikroORM.init({
    ...options,
    driverOptions: { ...options.driverOptions, ...WITHOUT_WAITING },
    entities: [],
    logger: () => undefined,
    migrations: {
      migrationsList: [...TIMELINE],
      tableName: 'platform.migrations',
      allOrNothing: false,
      snapshot: false,
    },
  });
  try {
    return await orm.em
      .getKysely()
      .connection()
      .execute(async (connection) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
        try {
          await sql`create schema if not exists platform`.execute(connection);
          return (await orm.migrator.up()).map(({ name }) => name);
        } finally {
          await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
        }
      });
  } finally {
    await orm.close();
  }
}
