import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';

/** A connection that does not answer within this time hears nothing either, and is replaced. */
const PATIENCE_MS = 5000;
const HEARTBEAT_MS = 5000;
const AGAIN_MS = 500;

interface Hearer {
  /** Runs whenever the connection has begun to listen: reads what may have been missed before. */
  catchUp(client: Client): Promise<void>;
  hear(payload: string): void;
}

/**
 * Hears what transactions tell by NOTIFY: one connection for all channels of an instance, made anew when it breaks. What
 * is told in between is not lost as long as `catchUp` finds it in a table.
 */
@Injectable()
export class DatabaseChannels implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseChannels.name);
  private readonly hearers = new Map<string, Hearer>();
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly orm: MikroORM) {}

  /**
   * For constructors: the instance listens to all channels at once, before it serves anybody.
   * @throws Error when the channel has its hearer already
   */
  register(channel: string, hearer: Hearer): void {
    if (this.hearers.has(channel)) throw new Error(`Somebody hears ${channel} already.`);
    this.hearers.set(channel, hearer);
  }

  /** @throws when the first connection cannot be made. */
  async onModuleInit(): Promise<void> {
    if (this.hearers.size > 0) await this.open();
  }

  private async open(): Promise<void> {
    const client = new Client({
      connectionString: String(this.orm.config.get('clientUrl')),
      application_name: 'vybac-channels',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('The connection ended.')));
    client.on('notification', ({ channel, payload = '' }) => this.hearers.get(channel)?.hear(payload));
    try {
      await client.connect();
      await client.query([...this.hearers.keys()].map((channel) => `listen "${channel}"`).join(';'));
      for (const hearer of this.hearers.values()) await hearer.catchUp(client);
    } catch (error) {
      abandon(client);
      throw error;
    }
    if (this.closed) return abandon(client);
    this.client = client;
    this.timer = setInterval(() => this.probe(client), HEARTBEAT_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
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
    this.logger.warn(
      why,
      `Nothing is heard on ${[...this.hearers.keys()].join(', ')} at the moment; connecting again.`,
    );
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
