import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { endOrphans, readLock, signal } from './embedded-postgres.running.js';

/** Recovery replays the log since the last checkpoint, which may take a while after a crash amid heavy writing. */
const RECOVERY = 60_000;
const SHUTDOWN = 10_000;
const SHUTDOWN_AT_ONCE = 5_000;

const TUNING = [
  'max_connections=200',
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'work_mem=16MB',
  'maintenance_work_mem=256MB',
  'max_wal_size=2GB',
  'checkpoint_timeout=15min',
  'random_page_cost=1.1',
  'jit=off',
  // What every connection needs sooner or later, loaded once instead.
  'shared_preload_libraries=plpgsql,pg_trgm,unaccent,cube',
  // Before it recovers: one call for the file system instead of one for each of a thousand files, which takes seconds.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
];
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  // Plans would depend on what lay in a table at a moment that nobody chose.
  'autovacuum=off',
];

// `log` ranks above `error`: refused statements are the caller's to report, and would put personal data in the log.
const LOGGING = ['log_min_messages=log', 'log_checkpoints=off', 'log_line_prefix=', 'timezone=UTC'];

/** Settings with which the server works on `data`; `throwaway`, a crash of the machine may lose everything. */
export function serverArguments(name: string, data: string, port: number, throwaway: boolean): string[] {
  const settings = [
    `cluster_name=${name}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    ...LOGGING,
    ...TUNING,
    ...(throwaway ? FORGETFUL : []),
  ];
  return ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
}

/** What it says when one of its processes crashed: it ends the others, recovers, and takes connections again. */
const CRASH = /^LOG: +all server processes terminated; reinitializing/;

/** One running server process, from its start to its end. */
export class PostgresServer {
  private words = 'it did not say why';
  private killedBy: NodeJS.Signals | null = null;
  private readonly logger = new Logger('PostgreSQL');
  private stopping: Promise<void> | undefined;
  /** Resolves when it is gone, whoever ended it. */
  readonly ended: Promise<void>;
  private running = true;

  /** `name` is what `serverName` gave it. */
  constructor(
    child: ChildProcess,
    private readonly name: string,
    private readonly data: string,
    private readonly log: (line: string) => void,
  ) {
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.hear(line));
    this.ended = once(child, 'exit').then(
      ([, killedBy]) => this.over(undefined, killedBy as NodeJS.Signals | null),
      (error: Error) => this.over(error.message),
    );
  }

  /** Why it ended by itself. (One that was killed says nothing, only its orphans do.) */
  get lastWords(): string {
    return this.killedBy ? `killed by ${this.killedBy}` : this.words;
  }

  /** A connection to `url` as soon as the server takes one, or nothing when it ended before. */
  async connect(url: string): Promise<Client | undefined> {
    const deadline = Date.now() + RECOVERY;
    for (; this.running; await delay(10)) {
      const lock = await readLock(this.data);
      if (!lock?.ready && Date.now() < deadline) continue;
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      // The end of a connection is told by its next statement; without a listener it would be the end of the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (Date.now() < deadline) continue;
        await this.stop();
        throw new EmbeddedPostgresError(`The database in ${this.data} takes no connection.`, {
          cause: error,
        });
      }
    }
    return undefined;
  }

  /** Ends the server, at once for its clients; resolves when it is gone. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    await this.send('SIGINT');
    await Promise.race([this.ended, delay(SHUTDOWN, undefined, { ref: false })]);
    await this.send('SIGQUIT');
    await Promise.race([this.ended, delay(SHUTDOWN_AT_ONCE, undefined, { ref: false })]);
    // One that was halted hears nothing else.
    await this.send('SIGKILL');
    await this.ended;
    await endOrphans(this.name);
  }

  private async send(name: NodeJS.Signals): Promise<void> {
    const deadline = Date.now() + SHUTDOWN_AT_ONCE;
    // One that has only just been started has not written its lock yet.
    for (; this.running && Date.now() < deadline; await delay(10)) {
      const lock = await readLock(this.data);
      if (lock) return signal(lock.pid, name);
    }
  }

  private hear(line: string): void {
    this.words = /^(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? this.words;
    if (CRASH.test(line))
      this.logger.warn(
        'A process of the built-in PostgreSQL crashed; it recovers by itself, without its connections.',
      );
    this.log(line);
  }

  private over(reason?: string, killedBy: NodeJS.Signals | null = null): void {
    this.running = false;
    this.words = reason ?? this.words;
    this.killedBy = killedBy;
    if (!this.stopping) this.log('PostgreSQL ended.');
  }
}
