import { rm } from 'node:fs/promises';
import { endRun } from './end-of-run.js';
import { dropDatabasesOfRun } from './test-database.js';

/** Stops the run's PostgreSQL, or leaves a given one as it was found. */
export default async function globalTeardown(): Promise<void> {
  await endRun();
  if (process.env.TEST_FILES) await rm(process.env.TEST_FILES, { recursive: true, force: true });
  if (globalThis.stopTestPostgres) await globalThis.stopTestPostgres();
  else await dropDatabasesOfRun();
}
