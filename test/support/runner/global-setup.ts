import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';

declare global {
  /** Set by the global setup for the global teardown, which Jest runs in the same process. */
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** Linux keeps what lies here in memory. */
const MEMORY = '/dev/shm';
/** What the databases and logs of a run of everything take at most, several times over. */
const ROOM_BYTES = 4 * 2 ** 30;

/** One PostgreSQL for the whole run: TEST_DATABASE_URL with a superuser's name, or an embedded one. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_RUN = `${process.pid}`;
  if (process.env.TEST_DATABASE_URL) {
    process.env.TEST_PG_URL = process.env.TEST_DATABASE_URL;
    return;
  }
  const folder = await mkdtemp(join(await fastFolder(), 'vybac-test-postgres-'));
  const postgres = await startEmbeddedPostgres(folder, { fsync: false });
  process.env.TEST_PG_URL = postgres.url;
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}

/**
 * Each application under test has a database of its own, which is seven hundred files to make and to delete: on a disk the file
 * system spends more time with those than the tests do.
 */
async function fastFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}
