import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { clearTheWay, endOrphans } from './embedded-postgres.running.js';
import type { PostgresServer } from './embedded-postgres.server.js';

/** Before each attempt to bring it back, in milliseconds; after the last the process is told to give up. */
const PAUSES = [0, 200, 500, 1000, 2000];
/** A server that ends sooner after its start has not come back. */
const STEADY = 1000;

export interface Supervised {
  readonly name: string;
  readonly data: string;
  readonly url: string;
  /** Starts the server's process once more. */
  begin(): PostgresServer;
}

/** Brings a server back that ended without being told to: killed by the system for memory, or crashed. */
export class PostgresSupervisor {
  /** Rejects when the server cannot be brought back. */
  readonly lost: Promise<never>;
  private readonly logger = new Logger('PostgreSQL');
  private readonly stopping = new AbortController();
  private readonly watching: Promise<void>;
  private reason = '';
  private giveUp: (error: EmbeddedPostgresError) => void = () => undefined;

  constructor(
    private server: PostgresServer,
    private readonly supervised: Supervised,
  ) {
    this.lost = new Promise((_, reject) => {
      this.giveUp = reject;
    });
    this.lost.catch(() => undefined);
    this.watching = this.watch();
  }

  /** Ends the server, also while it is being brought back; resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.server.stop();
    await this.watching;
  }

  private async watch(): Promise<void> {
    let failures = 0;
    let backAt = 0;
    while (!this.stopping.signal.aborted) {
      await this.server.ended;
      if (this.stopping.signal.aborted) return;
      this.reason = this.server.lastWords;
      this.logger.error(`The built-in PostgreSQL ended (${this.reason}); starting it again.`);
      failures = Date.now() - backAt < STEADY ? failures + 1 : 0;
      while (!(await this.comesBack(PAUSES[failures]))) {
        failures += 1;
        if (this.stopping.signal.aborted) return;
        if (failures >= PAUSES.length) return this.giveUp(this.failure());
      }
      backAt = Date.now();
    }
  }

  /** Tries once, after a pause; whether it takes connections again. */
  private async comesBack(pause: number | undefined): Promise<boolean> {
    if (pause === undefined) return false;
    const { signal } = this.stopping;
    // Cut short only by a stop.
    await delay(pause, undefined, { signal }).catch(() => undefined);
    try {
      return !signal.aborted && (await this.begin());
    } catch (error) {
      this.reason = (error as Error).message;
      return false;
    }
  }

  private async begin(): Promise<boolean> {
    const { name, data, url } = this.supervised;
    const startedAt = Date.now();
    await endOrphans(name);
    await clearTheWay(data);
    if (this.stopping.signal.aborted) return false;
    this.server = this.supervised.begin();
    const client = await this.server.connect(url);
    await client?.end();
    this.reason = this.server.lastWords;
    if (client) this.logger.warn(`The built-in PostgreSQL is back after ${Date.now() - startedAt} ms.`);
    return Boolean(client);
  }

  private failure(): EmbeddedPostgresError {
    return new EmbeddedPostgresError(
      `The built-in PostgreSQL ended, and ${PAUSES.length} attempts to start it again failed: ${this.reason}.`,
    );
  }
}
