import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUPERUSER } from '#platform/persistence/embedded/embedded-postgres.cluster';
import { startProduct } from '../../support/app/product-process.js';
import type { Attack } from './attack.js';
import { Crowd, SELLER } from './crowd.js';
import { postgresProcesses } from './postgres-processes.js';

const KILLS = 3;
const SAID_BY_EACH = 250;
const WITHIN_MS = 5000;

const attack: Attack = {
  what: 'kills the postmaster of the built-in PostgreSQL under load; it serves again, and nothing answered is lost.',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'vybac-postmaster-'));
    const product = await startProduct({
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      ADMIN_EMAIL: SELLER.email,
      ADMIN_PASSWORD: SELLER.password,
      THROTTLE_PER_MINUTE: '100000',
      LOG_LEVEL: 'silent',
    });
    try {
      const crowd = await Crowd.gather(product.url, SAID_BY_EACH);
      for (let kill = 1; kill <= KILLS; kill++) {
        await crowd.served(30_000);
        process.kill(postgresProcesses(folder).postmaster, 'SIGKILL');
        const killed = performance.now();
        await crowd.served(60_000);
        const ms = Math.round(performance.now() - killed);
        report.measured(`ms until served after kill ${kill}`, ms);
        report.must(ms < WITHIN_MS, `serving again within ${WITHIN_MS} ms`);
      }
      await crowd.finish();
      const lost = await crowd.lost(await databaseUrl(folder));
      report.measured('listings answered 201', crowd.posted.length);
      report.measured('messages', crowd.said);
      report.measured('answers by status', JSON.stringify([...crowd.answers]));
      report.must(lost.length === 0, `nothing answered is lost (${lost.length})`);
      const others = [...crowd.answers.keys()].filter((status) => ![201, 503].includes(status));
      report.must(others.length === 0, `every post is answered 201 or 503 (${others.join(', ')})`);
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** As the product itself reaches it. */
export async function databaseUrl(folder: string): Promise<string> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((name) => readFile(join(folder, 'postgres/cluster', name), 'utf8')),
  );
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/vybac`;
}

export default attack;
