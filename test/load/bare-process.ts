import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface BareProcess {
  url: string;
  stop(): Promise<void>;
}

/**
 * A bare server in a process of its own, which tells its address first; what it is to know beyond its arguments it is told
 * in a message. @throws Error when it ends before that.
 */
export async function startBareProcess(
  file: string,
  args: readonly string[],
  told?: readonly unknown[],
): Promise<BareProcess> {
  const child = fork(new URL(file, import.meta.url), args);
  if (told) child.send(told);
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
