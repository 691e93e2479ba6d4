import { Logger } from '@nestjs/common';
import { Client } from 'pg';

/** A connection that does not answer within this time hears nothing either, and is replaced. */
const PATIENCE_MS = 5000;
const HEARTBEAT_MS = 5000;
const AGAIN_MS = 500;

interface Hearer {
  /** Runs whenever a connection has begun to listen: reads what may have been missed before. */
  catchUp(client: Client): Promise<void>;
  hear(payload: string): void;
}

/**
 * Hears what transactions tell by NOTIFY, on a connection of its own that is made anew when it breaks. What is told in
 * between is not lost as long as `catchUp` finds it in a table.
 */
export class DatabaseChannel {
  private readonly logger = new Logger(DatabaseChannel.name);
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly name: string,
    private readonly hearer: Hearer,
  ) {}

  /** Listens from now on. @throws when the first connection cannot be made. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'vybac-channel',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('The connection ended.')));
    client.on('notification', ({ payload = '' }) => this.hearer.hear(payload));
    try {
      await client.connect();
      await client.query(`listen "${this.name}"`);
      await this.hearer.catchUp(client);
    } catch (error) {
      abandon(client);
      throw error;
    }
    if (this.closed) return abandon(client);
    this.client = client;
    this.timer = setInterval(() => this.probe(client), HEARTBEAT_MS).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end();
  }

  private probe(client: Client): void {
    client.query('select 1').catch((error: unknown) => this.lost(client, error));
  }

  private lost(client: Client, why: unknown): void {
    if (this.closed || this.client !== client) return;
    this.logger.warn(why, `Nothing is heard on ${this.name} at the moment; connecting again.`);
    this.client = undefined;
    abandon(client);
    this.openLater();
  }

  private openLater(): void {
    clearInterval(this.timer);
    this.timer = setTimeout(() => {
      // Why it fails was said when the connection was lost, and the database's own users say it as well.
      this.open().catch(() => this.closed || this.openLater());
    }, AGAIN_MS).unref();
  }
}

/** Not awaited: a connection that hangs does not say goodbye. */
function abandon(client: Client): void {
  client.end().catch(() => undefined);
}
