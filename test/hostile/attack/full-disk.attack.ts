import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../../support/app/client.js';
import { startProduct } from '../../support/app/product-process.js';
import type { Attack, Report } from './attack.js';
import { Crowd, SELLER } from './crowd.js';
import { databaseUrl } from './postmaster-killed.attack.js';

const FILLINGS = 3;
const SAID_BY_EACH = 250;
const SIZE_MB = 400;
const WITHIN_MS = 60_000;

const attack: Attack = {
  what: 'fills the file system of the database and the files under load; reads go on, and room makes all well again.',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'vybac-full-disk-'));
    // A file system of its own, for which Linux wants root.
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]);
    try {
      await fillUp(folder, report);
    } finally {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function fillUp(folder: string, report: Report): Promise<void> {
  const product = await startProduct({
    DATABASE_URL: '',
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: SELLER.email,
    ADMIN_PASSWORD: SELLER.password,
    THROTTLE_PER_MINUTE: '100000',
    LOG_LEVEL: 'silent',
  });
  const visitor = new Client(product.url);
  try {
    const crowd = await Crowd.gather(product.url, SAID_BY_EACH);
    const refused = () => crowd.answers.get(507) ?? 0;
    for (let filling = 1; filling <= FILLINGS; filling++) {
      await crowd.served(30_000);
      const before = refused();
      const filler = join(folder, 'filler');
      const reads = new Map<number, number>();
      for (const until = performance.now() + WITHIN_MS; refused() < before + 50; ) {
        if (performance.now() > until) break;
        await takeAllRoom(folder, filler);
        const { status } = await visitor.get('/api/listings');
        reads.set(status, (reads.get(status) ?? 0) + 1);
      }
      report.measured(`refused with 507 by filling ${filling}`, refused() - before);
      report.measured('reads by status meanwhile', JSON.stringify([...reads]));
      await unlink(filler);
      const freed = performance.now();
      await crowd.served(60_000);
      report.measured('ms until served after there was room', Math.round(performance.now() - freed));
    }
    await crowd.finish();
    const lost = await crowd.lost(await databaseUrl(folder));
    report.measured('listings answered 201', crowd.posted.length);
    report.measured('messages', crowd.said);
    report.measured('answers by status', JSON.stringify([...crowd.answers]));
    report.must(refused() > 0, 'a full disk is told as one (507)');
    report.must(lost.length === 0, `nothing answered is lost (${lost.length})`);
    const others = [...crowd.answers.keys()].filter((status) => ![201, 503, 507].includes(status));
    report.must(others.length === 0, `every post is answered 201, 503 or 507 (${others.join(', ')})`);
  } finally {
    await product.stop();
  }
}

/** Again and again, for the database gives room back as it clears away what it no longer needs. */
async function takeAllRoom(folder: string, filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail === 0) return;
  await writeFile(filler, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    },
  );
}

export default attack;
