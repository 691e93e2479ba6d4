import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

const run = promisify(execFile);

/** Starts a PostgreSQL program as the right user, so that it ends when this process does, even by SIGKILL. */
export type Launcher = (program: string, args: string[]) => ChildProcess;

interface Identity {
  uid: number;
  gid: number;
}

const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT', '--'];

/** Where no setpriv exists: the shell holds our end of a pipe and interrupts the program when that end closes. */
const END_WITH_PIPE = [
  'sh',
  '-c',
  'exec 3<&0; "$@" 3<&- & server=$!; { read -r _; kill -INT $server; } <&3 & guard=$!; wait $server; kill $guard',
  'postgres',
];

/**
 * Decides how PostgreSQL, which refuses to run as root, is started on files in `folder`.
 * @throws EmbeddedPostgresError when the folder is another user's.
 */
export async function launcherFor(folder: string): Promise<Launcher> {
  if (process.platform === 'win32') return launcher([]);
  const bound = onPath('setpriv') ? END_WITH_PARENT : END_WITH_PIPE;
  const owner = await stat(folder);
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner.uid === self) return launcher(bound);
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
  if (owner.uid !== 0) return launcher(bound, owner);
  const nobody = await unprivilegedUser();
  const disguise = [
    'unshare',
    '--user',
    `--map-user=${nobody.uid}`,
    `--map-group=${nobody.gid}`,
    '--',
    ...bound,
  ];
  if (await works([...disguise, 'true'])) return launcher(disguise);
  await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  return launcher(bound, nobody);
}

function launcher(prefix: string[], identity?: Identity): Launcher {
  const options: SpawnOptions = {
    // A process group of its own: Ctrl-C reaches this process alone, which still needs the database to finish its work.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(identity && { uid: identity.uid, gid: identity.gid }),
  };
  return (program, args) => {
    const [command = program, ...rest] = [...prefix, program, ...args];
    return spawn(command, rest, options);
  };
}

async function unprivilegedUser(): Promise<Identity> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

function onPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

async function works([command = '', ...args]: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}
