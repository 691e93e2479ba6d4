import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import { fastFolder } from './fast-folder.js';

declare global {
  /** Set by the global setup for the global teardown, which Jest runs in the same process. */
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** One PostgreSQL for the whole run: TEST_DATABASE_URL with a superuser's name, or an embedded one. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_RUN = `${process.pid}`;
  process.env.TEST_FILES = await mkdtemp(join(tmpdir(), 'vybac-test-'));
  if (process.env.TEST_DATABASE_URL) {
    process.env.TEST_PG_URL = process.env.TEST_DATABASE_URL;
    return;
  }
  const folder = await fastFolder('vybac-test-postgres-');
  const postgres = await startEmbeddedPostgres(folder, { throwaway: true });
  process.env.TEST_PG_URL = postgres.url;
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}
