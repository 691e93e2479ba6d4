import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { Client } from '../../support/app/client.js';
import { startProduct } from '../../support/app/product-process.js';
import { createTestDatabase } from '../../support/runner/test-database.js';
import type { Attack } from './attack.js';

/** `STARTS=60 npm run attack -- --only=first-starts` for fewer. */
const STARTS = Number(process.env.STARTS ?? 500);
const AT_ONCE = 2;
const ADMIN = { email: 'first@example.org', password: 'the first of all' };

/** Starts the product on an empty folder and an empty database; says what went wrong, or nothing. */
async function start(folder: string, n: number): Promise<string | undefined> {
  const database = await createTestDatabase();
  const dataDir = join(folder, `start-${n}`);
  const product = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    TOKEN_SECRET: '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'silent',
  });
  try {
    const guest = await signedIn(product.url, '/api/guests', {});
    const member = await signedIn(product.url, '/api/auth/sign-in', ADMIN);
    return [guest, member].every((status) => status === 200) ? undefined : `guest ${guest}, member ${member}`;
  } finally {
    await product.kill();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How somebody is answered who has just got a token, or with what the token was refused. */
async function signedIn(url: string, path: string, body: object): Promise<number> {
  const client = new Client(url);
  const answer = await client.post<SessionAnswer>(path, body);
  if (answer.status >= 300) return answer.status;
  client.accessToken = answer.body.accessToken;
  return (await client.get('/api/notifications')).status;
}

const attack: Attack = {
  what: 'starts the product for the first time again and again beside busy threads; everybody can sign in.',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'vybac-first-starts-'));
    const postgres = await startEmbeddedPostgres(folder, { throwaway: true });
    process.env.TEST_PG_URL = postgres.url;
    process.env.TEST_RUN = `attack_${process.pid}`;
    const threads = Array.from(
      { length: Math.ceil(availableParallelism() / 2) },
      () => new Worker('for (;;) Math.sqrt(2);', { eval: true }),
    );
    const began = performance.now();
    const failures: string[] = [];
    let next = 0;
    const lane = async () => {
      while (next < STARTS) {
        next += 1;
        const n = next;
        const failure = await start(folder, n);
        if (failure) failures.push(`start ${n}: ${failure}`);
        if (n % 50 === 0) report.measured('first starts so far', `${n}, of which ${failures.length} fell`);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    } finally {
      for (const thread of threads) await thread.terminate();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
    report.measured('first starts', STARTS);
    report.measured('seconds each', ((performance.now() - began) / 1000 / STARTS).toFixed(2));
    for (const failure of failures) report.measured('fell', failure);
    report.must(next === STARTS && failures.length === 0, `${STARTS} of ${STARTS} can sign in`);
  },
};

export default attack;
