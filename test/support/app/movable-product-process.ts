import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../runner/free-port.js';

/** What its parent may ask of it; answered when all that follows from it is done, too. */
export type Order =
  | { member: { username: string; fullName: string; password: string } }
  | { time: string }
  | { job: string };

export interface MovableProduct {
  readonly url: string;
  /** @throws Error when it could not be done */
  tell(order: Order): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../..');

/** Starts the product of `movable-product.ts` on a port and a database of its own, and nobody in it. */
export async function startMovableProduct(): Promise<MovableProduct> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = fork('test/support/app/movable-product.ts', {
    cwd: ROOT,
    execArgv: ['--import', './test/support/runner/typescript.mjs'],
    env: { ...process.env, PORT: port, PUBLIC_URL: url },
  });
  await answerOf(child);
  return {
    url,
    tell: async (order) => {
      const answer = answerOf(child);
      child.send(order);
      await answer;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The next one. @throws Error when that is a failure, or there will be none */
async function answerOf(child: ChildProcess): Promise<void> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    const [answer] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => [{ error: `The product ended with code ${code}.` }]),
    ])) as [{ error?: string }];
    if (answer.error) throw new Error(answer.error);
  } finally {
    heard.abort();
  }
}
