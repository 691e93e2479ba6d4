import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signal } from '#platform/persistence/embedded/embedded-postgres.running';
import { type ProductProcess, startProduct } from '../../support/app/product-process.js';
import type { Attack, Report } from './attack.js';
import { Crowd, SELLER } from './crowd.js';
import { postgresProcesses, titleOf } from './postgres-processes.js';
import { databaseUrl } from './postmaster-killed.attack.js';

const SAID_BY_EACH = 600;
const FROZEN_MS = 20_000;
const ANSWERED_WITHIN_MS = 10_000;
const READS = ['/api/listings', '/api/profile', '/health/ready', '/'];

/** While nothing of PostgreSQL moves: how long until an answer, and which. */
async function ask(url: string, path: string): Promise<{ path: string; status: number; ms: number }> {
  const began = performance.now();
  const { status } = await fetch(url + path).catch(() => ({ status: 0 }));
  return { path, status, ms: Math.round(performance.now() - began) };
}

async function freeze(folder: string, url: string, report: Report): Promise<void> {
  const { postmaster, others } = postgresProcesses(folder);
  for (const pid of [postmaster, ...others]) process.kill(pid, 'SIGSTOP');
  const until = performance.now() + FROZEN_MS;
  try {
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, n) => ask(url, READS[n % READS.length] ?? '/')),
    );
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    const live = await ask(url, '/health/live');
    report.measured('slowest answer while frozen, ms', slowest);
    report.must(slowest < ANSWERED_WITHIN_MS, 'every request is answered within 10 s');
    report.must(
      asked.every(({ path, status }) => status === (path === '/api/profile' ? 401 : 503) || path === '/'),
      `with 503 where the database is needed (${[...new Set(asked.map(({ path, status }) => `${path} ${status}`))].join(', ')})`,
    );
    report.must(live.status === 200, 'and the process says that it lives');
    await wait(Math.max(0, until - performance.now()));
  } finally {
    for (const pid of [postmaster, ...others]) signal(pid, 'SIGCONT');
  }
}

const attack: Attack = {
  what: 'freezes and kills parts of PostgreSQL, and the server itself, under load; nothing answered is lost.',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'vybac-freeze-'));
    const settings = {
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      ADMIN_EMAIL: SELLER.email,
      ADMIN_PASSWORD: SELLER.password,
      THROTTLE_PER_MINUTE: '100000',
      LOG_LEVEL: 'silent',
    };
    let product: ProductProcess = await startProduct(settings);
    try {
      const crowd = await Crowd.gather(product.url, SAID_BY_EACH);
      const recovers = async (from: string) => {
        const began = performance.now();
        await crowd.served(60_000);
        report.measured(`ms until served after ${from}`, Math.round(performance.now() - began));
      };
      await crowd.served(30_000);
      for (const part of ['vybac vybac ', 'checkpointer', 'walwriter']) {
        const pid = postgresProcesses(folder).others.find((each) => titleOf(each).includes(`: ${part}`));
        if (!pid) throw new Error(`PostgreSQL has no ${part}.`);
        process.kill(pid, 'SIGKILL');
        await recovers(`the death of ${part.trim()}`);
      }
      await freeze(folder, product.url, report);
      await recovers('the thaw');
      report.measured('longest wait of a post, ms', Math.round(crowd.longest));
      report.must(crowd.longest < ANSWERED_WITHIN_MS, 'no post waited longer than 10 s for its answer');

      await product.kill();
      product = await startProduct({ ...settings, PORT: new URL(product.url).port });
      await recovers('the restart of the server');
      await crowd.finish();
      const lost = await crowd.lost(await databaseUrl(folder));
      report.measured('listings answered 201', crowd.posted.length);
      report.measured('messages', crowd.said);
      report.measured('answers by status', JSON.stringify([...crowd.answers]));
      report.must(lost.length === 0, `nothing answered is lost (${lost.length})`);
      const others = [...crowd.answers.keys()].filter((status) => ![0, 201, 503].includes(status));
      report.must(others.length === 0, `every post is answered 201 or 503 (${others.join(', ')})`);
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export default attack;
