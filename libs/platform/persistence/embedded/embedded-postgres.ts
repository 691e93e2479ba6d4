import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { findBinaries } from './embedded-postgres.binaries.js';
import { openCluster, SUPERUSER } from './embedded-postgres.cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { launcherFor } from './embedded-postgres.launcher.js';
import { choosePort } from './embedded-postgres.port.js';
import { clearTheWay, serverName } from './embedded-postgres.running.js';
import { PostgresServer, serverArguments } from './embedded-postgres.server.js';
import { PostgresSupervisor } from './embedded-postgres.supervisor.js';

const DATABASE = 'vybac';
const RETRY = 10_000;

/** A PostgreSQL server of our own, on the loopback address. */
export interface EmbeddedPostgres {
  /** Address of the product's database, with the superuser's name and password. */
  url: string;
  /** Rejects, with one sentence, when the server has ended and cannot be brought back. */
  lost: Promise<never>;
  /** Ends the server; resolves when it is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Fixed port; by default the one of the last start while it is free. */
  port?: number;
  /** Receives the server's own messages, line by line. */
  log?: (line: string) => void;
  /** For data that may be lost, as in tests: nothing waits for the disk, and tables are neither swept nor counted by themselves. */
  throwaway?: boolean;
}

/**
 * Starts the PostgreSQL that npm installed on the files in `<dataDir>/postgres`, which it creates the first time.
 * The server belongs to this process and ends with it; what an earlier crash left behind is recovered, and one that
 * ends by itself is started again on the same port.
 * @throws EmbeddedPostgresError with one sentence for the person who started the product.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { port: fixedPort, log = () => undefined, throwaway = false }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const folder = await makeFolder(dataDir);
  const { initdb, postgres } = await findBinaries();
  const launch = await launcherFor(folder);
  const { data, password, portFile } = await openCluster(folder, launch, initdb, throwaway);
  const deadline = Date.now() + RETRY;
  for (;;) {
    await clearTheWay(data);
    const port = fixedPort ?? (await choosePort(portFile));
    const name = serverName(port);
    const address = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`;
    const begin = () =>
      new PostgresServer(launch(postgres, serverArguments(name, data, port, throwaway)), name, data, log);
    const server = begin();
    const client = await server.connect(`${address}/postgres`);
    if (client) {
      await createDatabase(client);
      await writeFile(portFile, String(port));
      const url = `${address}/${DATABASE}`;
      const supervisor = new PostgresSupervisor(server, { name, data, url, begin });
      return { url, lost: supervisor.lost, stop: () => supervisor.stop() };
    }
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`The database in ${data} does not start: ${server.lastWords}.`);
    await delay(100);
  }
}

async function makeFolder(dataDir: string): Promise<string> {
  try {
    // Passable for others: PostgreSQL may have to run as another user than root.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const folder = join(await realpath(dataDir), 'postgres');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw new EmbeddedPostgresError(`The database folder cannot be used: ${(error as Error).message}.`);
  }
}

async function createDatabase(client: Client): Promise<void> {
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
