import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from '../../../../test/support/runner/eventually.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

const OTHER_PROCESS = `
  import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
  const { url } = await startEmbeddedPostgres(process.argv[1]);
  console.log(url);
  setInterval(() => undefined, 1_000);
`;

// Each test starts servers, some in processes of their own.
jest.setTimeout(60_000);

describe('embedded PostgreSQL', () => {
  let folder: string;
  const servers: EmbeddedPostgres[] = [];
  const processes: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-postgres-'));
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    for (const child of processes.splice(0)) await kill(child);
    await eventually(async () => !(await serverOf(folder)));
  });

  afterAll(() => rm(folder, { recursive: true }));

  async function start(): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres(folder, { throwaway: true });
    servers.push(server);
    return server;
  }

  async function startElsewhere(): Promise<{ url: string; child: ChildProcess }> {
    const child = spawn(
      process.execPath,
      [
        '--import',
        './test/support/runner/typescript.mjs',
        '--input-type=module',
        '-e',
        OTHER_PROCESS,
        folder,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    processes.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { url: line.toString().trim(), child };
  }

  it('keeps its data, its address and its password from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table kept_over_stop (word text)');
    await query(first.url, `insert into kept_over_stop values ('Ünïcode')`);
    await first.stop();

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, `select word from kept_over_stop where word ilike 'ÜNÏCODE'`)).toEqual([
      { word: 'Ünïcode' },
    ]);
  });

  it('answers only to the generated password, which others cannot read', async () => {
    const { url } = await start();
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(folder, 'postgres/cluster/password'))).mode & 0o777).toBe(0o600);
  });

  it('ends with a killed process, and the next start finds what was committed', async () => {
    const { url, child } = await startElsewhere();
    await query(url, 'create table kept_over_kill as select 42 as answer');
    await kill(child);
    await eventually(async () => !(await serverOf(folder)));

    expect(await query((await start()).url, 'select answer from kept_over_kill')).toEqual([{ answer: 42 }]);
  });

  it('recovers when the server itself was killed', async () => {
    const { url, child } = await startElsewhere();
    await query(url, 'create table kept_over_crash as select 42 as answer');
    process.kill((await serverOf(folder)) ?? 0, 'SIGKILL');
    await kill(child);

    expect(await query((await start()).url, 'select answer from kept_over_crash')).toEqual([{ answer: 42 }]);
  });

  it('refuses a folder that another live process uses, and leaves that one alone', async () => {
    const { url, child } = await startElsewhere();
    await expect(start()).rejects.toThrow(`is already in use by process ${child.pid}: stop that one first.`);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Process id of the live server on the folder. */
async function serverOf(folder: string): Promise<number | undefined> {
  const lock = await readFile(join(folder, 'postgres/cluster/data/postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(lock, 10) || undefined;
}
