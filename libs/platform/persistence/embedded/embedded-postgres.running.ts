import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { readIfThere } from './embedded-postgres.files.js';

const run = promisify(execFile);
const SHUTDOWN = 10_000;
/** A process that was just told to stop, by whom starts this one, needs a moment. */
const RESTART = 3_000;
const LOCK_FILE = 'postmaster.pid';

/** Name of a server on `port`, which its command line and the titles of all its processes bear: a later start reads whose it is. */
export const serverName = (port: number) => `vybac-of-${process.pid}-${port}`;

/** What PostgreSQL writes about the server that works, or crashed, on a data folder. */
export interface ServerLock {
  pid: number;
  ready: boolean;
}

export async function readLock(data: string): Promise<ServerLock | undefined> {
  const lines = (await readIfThere(join(data, LOCK_FILE))).split('\n');
  const pid = Number(lines[0]);
  return pid ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * Ends a server whose starter is gone, and removes the lock of one that crashed.
 * @throws EmbeddedPostgresError when a live process still uses the server, or it does not end.
 */
export async function clearTheWay(data: string): Promise<void> {
  if (process.platform === 'win32') return;
  const restart = Date.now() + RESTART;
  const deadline = Date.now() + SHUTDOWN;
  for (let asked = false; ; await delay(25)) {
    const lock = await readLock(data);
    if (!lock) return;
    const command = await commandOf(lock.pid);
    // PostgreSQL would take a zombie, or an unrelated process that got the number, for a rival.
    if (!command.includes(data)) return rm(join(data, LOCK_FILE), { force: true });
    const starter = Number(/cluster_name=vybac-of-(\d+)/.exec(command)?.[1]);
    const inUse = starter > 0 && isAlive(starter);
    if (inUse && Date.now() < restart) continue;
    if (inUse)
      throw new EmbeddedPostgresError(
        `The database in ${data} is already in use by process ${starter}: stop that one first.`,
      );
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `An earlier database server in ${data} does not stop: end process ${lock.pid}.`,
      );
    if (!asked) signal(lock.pid, 'SIGINT');
    asked = true;
  }
}

/**
 * Ends what is left of a server that was killed, and resolves when it is gone. Its processes end by themselves unless
 * they are busy or halted; until then their shared memory keeps the next server from starting.
 */
export async function endOrphans(name: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (;;) {
    const left = (await commands()).filter(({ command }) => bears(command, name));
    if (left.length === 0) return;
    for (const { pid } of left) signal(pid, 'SIGKILL');
    await delay(25);
  }
}

/** `postgres: <name>: client backend …`, or the command line of its server while a process has no title of its own yet. */
const bears = (command: string, name: string) =>
  command.startsWith(`postgres: ${name}: `) || command.includes(` cluster_name=${name} `);

async function commands(): Promise<{ pid: number; command: string }[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-axww', '-o', 'pid=,args=']);
    return stdout.split('\n').map((line) => {
      const [, pid, command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), command };
    });
  }
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  return Promise.all(pids.map(async (pid) => ({ pid, command: await commandOf(pid) })));
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Command line of a process, or '' when it is gone or a zombie. */
async function commandOf(pid: number): Promise<string> {
  const words =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).then(({ stdout }) => stdout);
  return words.then((text) => text.replaceAll('\0', ' ').trim()).catch(() => '');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
