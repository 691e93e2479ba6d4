import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { atEndOfRun } from '../runner/end-of-run.js';
import { freePort } from '../runner/free-port.js';

export interface ProductProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it the polite way and waits. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * The built product (`dist/server/main.js`) in a process of its own, ready for requests. What it logs goes to `onLine`, or
 * nowhere.
 */
export async function startProduct(
  env: Record<string, string>,
  onLine?: (line: string) => void,
  entry = 'dist/server/main.js',
): Promise<ProductProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32000',
      ...env,
    },
  });
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
  const url = `http://127.0.0.1:${port}`;
  const ended = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  // What a test that failed has left would keep the run from its end.
  atEndOfRun(() => ended('SIGKILL'));
  await ready(url, child);
  return { url, pid: child.pid ?? 0, stop: () => ended('SIGTERM'), kill: () => ended('SIGKILL') };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await wait(50);
  }
  throw new Error('The product ended before it was ready. Is it built (npm run build:server)?');
}
