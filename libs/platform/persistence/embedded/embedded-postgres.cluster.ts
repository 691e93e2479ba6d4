import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { Launcher } from './embedded-postgres.launcher.js';

/** Files of one database server, as they lie in the data folder. */
export interface Cluster {
  /** PostgreSQL's own folder. */
  data: string;
  password: string;
  /** Remembers the port of the last start. */
  portFile: string;
}

export const SUPERUSER = 'vybac';

/**
 * Opens the cluster in `folder`, or makes one: complete under another name first, so that a crash in between leaves
 * nothing half made.
 */
export async function openCluster(
  folder: string,
  launch: Launcher,
  initdb: string,
  throwaway: boolean,
): Promise<Cluster> {
  const home = join(folder, 'cluster');
  if (!existsSync(home))
    await makeCluster(folder, home, (made) => launch(initdb, initArguments(made, throwaway)));
  return {
    data: join(home, 'data'),
    password: await readFile(join(home, 'password'), 'utf8'),
    portFile: join(home, 'port'),
  };
}

async function makeCluster(
  folder: string,
  home: string,
  init: (unfinished: string) => ChildProcess,
): Promise<void> {
  const unfinished = join(folder, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  const owner = await stat(folder);
  const passwordFile = join(unfinished, 'password');
  await mkdir(unfinished, { mode: 0o700 });
  const portFile = join(unfinished, 'port');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await writeFile(portFile, '0');
  for (const path of [unfinished, passwordFile, portFile]) await chown(path, owner.uid, owner.gid);

  const child = init(unfinished);
  const [complaints, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ]);
  if (code !== 0)
    throw new EmbeddedPostgresError(
      `The database folder ${folder} could not be prepared: ${complaints.trim().split('\n').at(-1)}`,
    );
  await rename(unfinished, home);
}

function initArguments(unfinished: string, throwaway: boolean): string[] {
  return [
    `--pgdata=${join(unfinished, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(unfinished, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    // What may be lost need not be guarded either: each connection would stretch the password first.
    ...(throwaway ? ['--no-sync', '--set=scram_iterations=1'] : []),
    ...locale(),
  ];
}

/** The built-in provider sorts and folds case alike everywhere; the system's locale only classifies characters. */
function locale(): string[] {
  const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (process.platform === 'linux') return [...provider, '--locale=C.UTF-8'];
  return [...provider, '--locale=C', ...(process.platform === 'darwin' ? ['--lc-ctype=UTF-8'] : [])];
}
