import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../../support/app/client.js';
import { eventually } from '../../support/runner/eventually.js';
import { freePort } from '../../support/runner/free-port.js';

const UNTIL_READY_MS = 60_000;

describe('a server whose built-in database is killed', () => {
  let folder: string;
  let child: ChildProcess;
  let client: Client;
  let said: Promise<string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-postmaster-'));
  });
  afterEach(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const elsewhere = () => join(folder, 'elsewhere');
  const data = () => join(folder, 'postgres/cluster/data');
  const killPostmaster = async () =>
    process.kill(Number.parseInt(await readFile(join(data(), 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');

  async function start(): Promise<void> {
    const PORT = String(await freePort());
    child = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT,
        DATA_DIR: folder,
        DATABASE_URL: '',
        DEMO_DATA: 'false',
        LOG_LEVEL: 'silent',
      },
    });
    said = child.stderr ? text(child.stderr) : Promise.resolve('');
    client = new Client(`http://127.0.0.1:${PORT}`);
    await ready();
  }

  const readiness = () => client.get<{ database?: string }>('/health/ready').catch(() => undefined);
  const ready = () => eventually(async () => (await readiness())?.status === 200, UNTIL_READY_MS);

  async function loseDatabase(): Promise<void> {
    await start();
    await rename(join(data(), 'global'), elsewhere());
    await killPostmaster();
    // Asked while it is being brought back.
    const answer = await eventually(async () => {
      const asked = await readiness();
      return asked?.status === 503 ? asked : undefined;
    });
    expect(answer.body).toMatchObject({ status: 'down', database: 'down', storage: 'up' });
  }

  /** What it said shows why, should it end otherwise. */
  async function ended(): Promise<{ exit: unknown[]; said: string }> {
    return { exit: await once(child, 'exit'), said: await said };
  }

  it('lives, serves again, and ends well when it is told to', async () => {
    await start();
    await killPostmaster();
    expect((await client.get('/health/live')).status).toBe(200);
    await eventually(async () => (await client.post('/api/guests', {})).status === 201, UNTIL_READY_MS);
    await ready();
    child.kill('SIGTERM');
    expect(await ended()).toEqual({ exit: [0, null], said: expect.any(String) });
  }, 120_000);

  describe('and cannot start again', () => {
    afterEach(() => rename(elsewhere(), join(data(), 'global')));

    it('ends with a sentence and a code that says so', async () => {
      await loseDatabase();
      expect(await ended()).toEqual({
        exit: [1, null],
        said: expect.stringMatching(
          /^The built-in PostgreSQL ended, and 5 attempts to start it again failed: .+\.\n$/,
        ),
      });
    }, 120_000);

    it('still ends well when it is told to', async () => {
      await loseDatabase();
      child.kill('SIGTERM');
      expect(await ended()).toEqual({ exit: [0, null], said: expect.any(String) });
    }, 120_000);
  });
});
