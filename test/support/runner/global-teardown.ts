import { dropDatabasesOfRun } from './test-database.js';

/** Stops the run's PostgreSQL, or leaves a given one as it was found. */
export default async function globalTeardown(): Promise<void> {
  if (globalThis.stopTestPostgres) await globalThis.stopTestPostgres();
  else await dropDatabasesOfRun();
}
