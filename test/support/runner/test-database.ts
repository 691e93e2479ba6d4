import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 7_204_118;
/** One connection of each worker, with which it may end. */
let connection: Pool | undefined;
let migrated: Promise<string> | undefined;
const prefix = () => `vybac_test_${process.env.TEST_RUN}_`;

/** A migrated, otherwise empty database of the caller's own; a copy of one that the run migrates once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = prefix() + randomBytes(6).toString('hex');
  migrated ??= onServer(migratedTemplate);
  await ask(`create database ${name} template ${await migrated} strategy file_copy`);
  return { url: urlOf(name), drop: () => drop(name) };
}

/** Drops what a run left on a server that outlives it. */
export async function dropDatabasesOfRun(): Promise<void> {
  const found = await onServer((server) =>
    server.query<{ datname: string }>(`select datname from pg_database where starts_with(datname, $1)`, [
      prefix(),
    ]),
  );
  for (const { datname } of found.rows) await drop(datname);
}

/** The first worker to ask makes it; under its final name it is complete and has no connection, as a copy demands. */
async function migratedTemplate(server: PoolClient): Promise<string> {
  const template = `${prefix()}template`;
  const unfinished = `${template}_unfinished`;
  await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
  if (!rowCount) {
    const { migrate } = await import('#platform/persistence/migrate');
    await server.query(`drop database if exists ${unfinished} with (force)`);
    await server.query(`create database ${unfinished}`);
    await migrate(urlOf(unfinished));
    await server.query(`alter database ${unfinished} rename to ${template}`);
  }
  await server.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return template;
}

function urlOf(database: string): string {
  if (!process.env.TEST_PG_URL) throw new Error('TEST_PG_URL is missing: the global setup sets it.');
  return Object.assign(new URL(process.env.TEST_PG_URL), { pathname: `/${database}` }).href;
}

const drop = (name: string) => ask(`drop database if exists ${name} with (force)`);

const ask = (sql: string) => onServer(async (server) => void (await server.query(sql)));

async function onServer<T>(work: (server: PoolClient) => Promise<T>): Promise<T> {
  connection ??= lasting();
  const server = await connection.connect();
  try {
    return await work(server);
  } finally {
    server.release();
  }
}

function lasting(): Pool {
  const pool = new Pool({
    connectionString: urlOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server ends before the worker does.
  return pool.on('error', () => undefined);
}
