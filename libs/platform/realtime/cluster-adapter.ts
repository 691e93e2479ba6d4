import { Logger } from '@nestjs/common';
import { createAdapter as overPostgres } from '@socket.io/postgres-adapter';
import { createAdapter as overRedis } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { ServerOptions } from 'socket.io';

export interface ClusterAdapter {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}

const logger = new Logger('Realtime');
const report = (error: unknown) => logger.error(error, 'Instances do not hear each other at the moment.');

/** Carries messages between instances over Redis. */
export function redisAdapter(redisUrl: string): ClusterAdapter {
  const publisher = new Redis(redisUrl);
  const subscriber = publisher.duplicate();
  const clients = [publisher, subscriber];
  for (const client of clients) client.on('error', report);
  return {
    adapter: overRedis(publisher, subscriber),
    close: async () => {
      await Promise.all(clients.map((client) => client.quit().catch(() => client.disconnect())));
    },
  };
}

/** Carries messages between instances over NOTIFY and LISTEN of PostgreSQL: one connection hears, one or two speak. */
export function postgresAdapter(databaseUrl: string): ClusterAdapter {
  const pool = new Pool({ connectionString: databaseUrl, max: 3, application_name: 'vybac-realtime' });
  // Connections that end while the pool does are no news.
  pool.on('error', (error) => pool.ending || report(error));
  return {
    adapter: overPostgres(pool, {
      tableName: 'platform.socket_io_attachments',
      // NOTIFY takes less than 8000 bytes; the library's default lets exactly 8000 through.
      payloadThreshold: 7999,
      errorHandler: report,
    }),
    close: () => pool.end(),
  };
}
