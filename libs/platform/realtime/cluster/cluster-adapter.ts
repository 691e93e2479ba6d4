import { Logger } from '@nestjs/common';
import { createAdapter as overPostgres } from '@socket.io/postgres-adapter';
import { type ClientConfig, Pool } from 'pg';
import type { Namespace, ServerOptions } from 'socket.io';
import { endSilentConnections, SERVER_LIMITS } from '#platform/persistence/time-limits';
import { listener } from './listener.js';
import { type CurbedAdapter, curbTalk, LARGEST_NOTIFICATION } from './postgres-talk.js';
import { RedisTalk } from './redis-talk.js';

export interface ClusterAdapter {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}

/** How long one of the connections that speak may take to be made. */
const PATIENCE_MS = 5000;

const logger = new Logger('Realtime');
const report = (error: unknown) => logger.error(error, 'Instances do not hear each other at the moment.');

/**
 * Carries messages between instances over NOTIFY and LISTEN of PostgreSQL: one connection hears, one or two speak. With
 * a Redis over that one first; what it does not bring to every instance still goes through PostgreSQL.
 */
export function clusterAdapter(databaseUrl: string, redisUrl?: string): ClusterAdapter {
  const connection = { connectionString: databaseUrl, application_name: 'vybac-realtime' };
  const pool = new Pool({ ...connection, ...SERVER_LIMITS, max: 2, connectionTimeoutMillis: PATIENCE_MS });
  endSilentConnections(pool);
  // Connections that end while the pool does are no news.
  const reportUnlessEnding = (error: unknown) => void (pool.ending || report(error));
  pool.on('error', reportUnlessEnding);
  const adapterOf = overPostgres(withListener(pool, connection, reportUnlessEnding), {
    tableName: 'platform.socket_io_attachments',
    // The library's default lets exactly 8000 through.
    payloadThreshold: LARGEST_NOTIFICATION,
    errorHandler: report,
  });
  const redis = redisUrl ? new RedisTalk(redisUrl) : undefined;
  const adapters: CurbedAdapter[] = [];
  // socket.io calls it with `new`, which an arrow function does not take.
  function curbedAdapter(namespace: Namespace) {
    const own = adapterOf(namespace);
    const adapter = curbTalk(own, pool, reportUnlessEnding, redis?.connect(own));
    adapters.push(adapter);
    return adapter;
  }
  return {
    adapter: curbedAdapter,
    close: async () => {
      await Promise.all(adapters.map((adapter) => adapter.allSaid()));
      redis?.close();
      await pool.end();
    },
  };
}

/** A pool whose `connect` the library calls for the connection that hears. */
const withListener = (pool: Pool, connection: ClientConfig, onError: (error: unknown) => void): Pool =>
  ({ connect: () => listener(connection, onError), query: pool.query.bind(pool) }) as unknown as Pool;
