/** @waits for databases that are killed */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client, Pool } from 'pg';
import { eventually } from '../../../../test/support/runner/eventually.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

// Each test starts a server, and kills it.
jest.setTimeout(60_000);

describe('the built-in PostgreSQL, when it ends by itself', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let pool: Pool;
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const complained = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-supervised-'));
  });
  beforeEach(async () => {
    postgres = await startEmbeddedPostgres(folder);
    pool = new Pool({ connectionString: postgres.url, max: 4 });
    pool.on('error', () => undefined);
    // Those that are lent out as well.
    pool.on('connect', (client) => client.on('error', () => undefined));
    warned.mockClear();
    complained.mockClear();
  });
  afterEach(async () => {
    await pool.end();
    await postgres.stop();
    if (existsSync(elsewhere())) await rename(elsewhere(), indispensable());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const data = () => join(folder, 'postgres/cluster/data');
  const indispensable = () => join(data(), 'global');
  const elsewhere = () => join(data(), 'elsewhere');
  const postmaster = async () => Number.parseInt(await readFile(join(data(), 'postmaster.pid'), 'utf8'), 10);
  /** What it needs has gone when it is started again. Halted first: a process of its that starts late would end it as well. */
  const killForGood = async () => {
    const pid = await postmaster();
    process.kill(pid, 'SIGSTOP');
    await rename(indispensable(), elsewhere());
    process.kill(pid, 'SIGKILL');
  };
  const works = () =>
    eventually(
      async () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      30_000,
    );

  it('is back on its address with what was committed, and the pool heals', async () => {
    await pool.query('create table kept as select 42 as answer');
    process.kill(await postmaster(), 'SIGKILL');
    // Until then a connection of old may still answer.
    await eventually(() => warned.mock.calls.length > 0, 30_000);
    await works();
    expect((await pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    expect(complained.mock.calls).toEqual([
      ['The built-in PostgreSQL ended (killed by SIGKILL); starting it again.'],
    ]);
    expect(warned.mock.calls).toEqual([
      [expect.stringMatching(/^The built-in PostgreSQL is back after \d+ ms\.$/)],
    ]);
  });

  // They would hold the shared memory, and the next server would refuse to start.
  it('is back although its orphans are busy, or halted', async () => {
    const [busy, halted] = [await connected(), await connected()];
    process.kill(await pidOf(halted), 'SIGSTOP');
    const cutOff = busy.query('select count(*) from generate_series(1, 1000000000000) n').catch(String);
    process.kill(await postmaster(), 'SIGKILL');
    await works();
    // By the end of the process, or by the system on its behalf.
    expect(await cutOff).toMatch(/terminated|ECONNRESET/);
  });

  it('recovers by itself from the crash of one of its processes, and says so', async () => {
    const before = await postmaster();
    process.kill(await pidOf(await connected()), 'SIGKILL');
    await eventually(() => warned.mock.calls.length > 0);
    await works();
    expect(await postmaster()).toBe(before);
    expect(warned.mock.calls).toEqual([
      ['A process of the built-in PostgreSQL crashed; it recovers by itself, without its connections.'],
    ]);
  });

  it('is lost, which is one sentence, when it fails again and again', async () => {
    await killForGood();
    const loss = await postgres.lost.catch((error: unknown) => error);
    expect(loss).toBeInstanceOf(EmbeddedPostgresError);
    expect((loss as Error).message).toMatch(
      /^The built-in PostgreSQL ended, and 5 attempts to start it again failed: .+\.$/,
    );
  });

  it('can be stopped while it is being brought back', async () => {
    await killForGood();
    await eventually(() => complained.mock.calls.length > 0);
    await postgres.stop();
    expect(await Promise.race([postgres.lost.catch(() => 'lost'), Promise.resolve('stopped')])).toBe(
      'stopped',
    );
  });

  it('stops although it was halted', async () => {
    const pid = await postmaster();
    process.kill(pid, 'SIGSTOP');
    await postgres.stop();
    expect(isAlive(pid)).toBe(false);
  });

  async function connected(): Promise<Client> {
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
});

async function pidOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
