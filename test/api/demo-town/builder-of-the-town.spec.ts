import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Demo } from '#platform/life/demo';
import { buildDemoTown } from '../../../src/demo-town.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { eventually } from '../../support/runner/eventually.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  [app, folder] = await Promise.all([
    startApp({ DEMO_DATA: 'true' }),
    mkdtemp(join(tmpdir(), 'vybac-demo-town-')),
  ]);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Until the builder has loaded the whole application. */
const PATIENCE = 60_000;

const isWanted = () => app.nest.get(Demo).isWanted();
const urlOfMarket = async () => {
  const { url } = (await app.db.first(sql<{ url: string }>`select current_database() as url`)) ?? { url: '' };
  return Object.assign(new URL(process.env.TEST_PG_URL ?? ''), { pathname: `/${url}` }).href;
};

/** The builder of the built product, which keeps its pictures where the test looks. */
const builder = () =>
  fork('dist/server/build-demo-town.js', {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
  });

/** One that does as told once it has been given its database. */
async function builderThat(does: string): Promise<() => ChildProcess> {
  const file = join(folder, `${does.replaceAll(/\W+/g, '-')}.mjs`);
  await writeFile(file, `process.once('message', (url) => { ${does} });`);
  return () => fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: { NODE_OPTIONS: '' } });
}

describe('A builder of the demo town', () => {
  it('gets the database by a message and is waited for', async () => {
    let child: ChildProcess | undefined;
    const begin = await builderThat("process.exit(url === 'postgres://here' ? 0 : 1)");
    await buildDemoTown('postgres://here', () => (child = begin()));
    expect(child?.exitCode).toBe(0);
    expect(child?.spawnargs.join(' ')).not.toContain('postgres://');
  });

  it.each([
    ['process.exit(3)', '3'],
    ["process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
    ["throw new Error('as it happens')", '1'],
  ])('that ends by itself (%s) ends the start with it', async (does, how) => {
    const begin = await builderThat(does);
    await expect(buildDemoTown('postgres://here', begin)).rejects.toThrow(`could not be built (${how})`);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('that was told to end by %s does not', async (signal) => {
    const begin = await builderThat(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)`);
    await expect(buildDemoTown('postgres://here', begin)).resolves.toBeUndefined();
  });
});

describe('The demo town', () => {
  it('is nothing, and wanted again, when its builder is cut off on the way', async () => {
    expect(await isWanted()).toBe(true);
    const building = buildDemoTown(await urlOfMarket(), builder).then(
      () => 'built',
      (error: Error) => error.message,
    );
    await eventually(
      () =>
        app.db.first(sql`
        select pg_terminate_backend(pid) from pg_locks
        where database = (select oid from pg_database where datname = current_database())
          and relation = 'identity.profiles'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()`),
      PATIENCE,
    );
    expect(await building).toMatch(/could not be built/);
    const [left] = await app.db.rows(sql`
      select (select count(*)::int from identity.profiles) as people,
        (select count(*)::int from catalog.listings) as listings,
        (select count(*)::int from platform.outbox) as events`);
    expect(left).toEqual({ people: 0, listings: 0, events: 0 });
    expect(await isWanted()).toBe(true);
  }, 90_000);

  it('is left to whoever started the product: without it, a builder builds nothing', async () => {
    const child = builder();
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
    expect(await isWanted()).toBe(true);
  }, 90_000);

  it('is not built where somebody offers something already', async () => {
    const seller = await signUpMember(app);
    await publish(seller.client);
    expect(await isWanted()).toBe(false);
  });
});
