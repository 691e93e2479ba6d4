import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { startProduct } from '../../support/app/product-process.js';
import { eventually } from '../../support/runner/eventually.js';
import type { Attack } from './attack.js';

const BOMBS = 1000;
const AT_ONCE = 8;
const WARM_UP = 50;
const WARM_UP_READS = 2000;
const CUT_OFF = 0;
const PATIENCE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 50 * MEGABYTE;
const ROUTES = [
  '/api/auth/sign-in',
  '/api/auth/sign-up',
  '/api/guests',
  '/api/auth/refresh',
  '/api/listings',
];

const attack: Attack = {
  what: `${BOMBS} compressed bodies of up to 1,000 MB are refused unread, the memory stays, and the sender is throttled`,
  async run(report) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vybac-bombs-'));
    const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'false', NODE_ENV: 'development' });
    try {
      const brotli = await packed(
        createBrotliCompress({
          params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 },
        }),
        1000,
      );
      // As much as fits under the limit for a body.
      const gzip = await packed(createGzip({ level: 9 }), 60);
      report.measured('bytes of a Brotli bomb and a gzip bomb', `${brotli.length} and ${gzip.length}`);

      // The first thousand requests of a process cost memory whatever they hold.
      await atOnce(WARM_UP_READS, async () => {
        await (await fetch(`${product.url}/health/live`)).text();
      });
      for (let n = 0; n < WARM_UP; n++)
        await send(product.url + ROUTES[n % ROUTES.length], Buffer.from('{}'));
      const before = await memoryOf(product.pid);
      const statuses = new Map<number, number>();
      await atOnce(BOMBS, async (n) => {
        const [body, encoding] = n % 2 ? ([brotli, 'br'] as const) : ([gzip, 'gzip'] as const);
        const status = await send(product.url + ROUTES[n % ROUTES.length], body, encoding);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      const peak = (await memoryOf(product.pid)) - before;
      // What was received and thrown away goes with the next collection of garbage.
      let grown = peak;
      await eventually(async () => {
        grown = (await memoryOf(product.pid)) - before;
        return grown < MOST_GROWTH;
      }, PATIENCE_MS).catch(() => undefined);

      report.measured('answers', [...statuses].map(([status, count]) => `${status} × ${count}`).join(', '));
      report.measured('memory before, in MB', Math.round(before / MEGABYTE));
      report.measured('memory more at once, in MB', Math.round(peak / MEGABYTE));
      report.measured('memory more in the end, in MB', Math.round(grown / MEGABYTE));
      report.must(
        [...statuses.keys()].every((status) => [415, 429, CUT_OFF].includes(status)),
        'every bomb is refused',
      );
      report.must((statuses.get(429) ?? 0) > 0, 'the sender is throttled');
      report.must(grown < MOST_GROWTH, 'the memory is back within 50 MB');
      report.must((await fetch(`${product.url}/health/ready`)).ok, 'the server still serves');
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
export default attack;

/** Does something so many times, a few at once. */
async function atOnce(times: number, act: (n: number) => Promise<void>): Promise<void> {
  const left = Array.from({ length: times }, (_, n) => n);
  const actors = Array.from({ length: AT_ONCE }, async () => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) await act(n);
  });
  await Promise.all(actors);
}

/** Spaces, which are JSON as far as they go. */
function packed(compressor: BrotliCompress | Gzip, megabytes: number): Promise<Buffer> {
  const spaces = Buffer.alloc(MEGABYTE, ' ');
  const source = Readable.from(
    (function* () {
      for (let n = 0; n < megabytes; n++) yield spaces;
    })(),
  );
  return buffer(source.pipe(compressor));
}

/** The answer's status, or CUT_OFF. */
function send(url: string, body: Buffer, encoding?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        ...(encoding && { 'content-encoding': encoding }),
      },
    });
    call.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.resume();
    });
    // The refusal ends the connection, which may be seen before the answer while the body is still being sent.
    call.on('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'ECONNRESET' || code === 'EPIPE' ? resolve(CUT_OFF) : reject(new Error(code)),
    );
    call.end(body);
  });
}

/** What a process holds in memory, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kilobytes) throw new Error(`The memory of process ${pid} is not known.`);
  return Number(kilobytes) * 1024;
}
