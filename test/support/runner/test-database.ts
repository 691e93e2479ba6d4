import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 7_204_118;
const prefix = () => `vybac_test_${process.env.TEST_RUN}_`;

/** A migrated, otherwise empty database of the caller's own; a copy of one that the run migrates once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = prefix() + randomBytes(6).toString('hex');
  await onServer(async (server) => {
    const template = await migratedTemplate(server);
    await server.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Drops what a run left on a server that outlives it. */
export async function dropDatabasesOfRun(): Promise<void> {
  await onServer(async (server) => {
    const found = await server.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [prefix()],
    );
    for (const { datname } of found.rows)
      await server.query(`drop database if exists ${datname} with (force)`);
  });
}

/** The first worker to ask makes it; under its final name it is complete and has no connection, as a copy demands. */
async function migratedTemplate(server: Client): Promise<string> {
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

async function onServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: urlOf('postgres') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
