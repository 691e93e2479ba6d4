import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system gives to whoever names none: it does so every second while tests run, and soon comes back to one. */
const FIRST = 10_000;
const OF_A_WORKER = 1000;
const WORKERS = 10;

const worker = Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
// Elsewhere than in other tests of this machine that run at the same time.
let given = process.pid;

/**
 * A port for what is about to start, or starts again where it was. No other test listens on it, neither in the half minute
 * that a process may take on a busy machine, nor after it has ended, while others still look for it there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1;
    const port = FIRST + worker * OF_A_WORKER + (given % OF_A_WORKER);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
