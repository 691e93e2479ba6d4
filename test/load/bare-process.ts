import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface BareProcess {
  url: string;
  stop(): Promise<void>;
}

/** A bare server in a process of its own, which tells its address first. @throws Error when it ends before that. */
export async function startBareProcess(file: string, args: readonly string[]): Promise<BareProcess> {
  const child = fork(new URL(file, import.meta.url), args);
  return {
    url: await addressOf(child, file),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve(url as string));
    child.once('exit', () => reject(new Error(`${file} ended before it listened.`)));
  });
}
