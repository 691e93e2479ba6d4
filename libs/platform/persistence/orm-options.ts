import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { defaults, type Pool } from 'pg';
import { MINUTE_MS } from '#contract/time';
import type { DatabaseSettings } from './database.settings.js';
import { endSilentConnections, recallEndedConnections, SERVER_LIMITS } from './time-limits.js';

const limits = (connectionTimeoutMillis: number) => ({
  ...SERVER_LIMITS,
  connectionTimeoutMillis,
  onPoolCreated: (pool: Pool) => {
    recallEndedConnections(pool);
    endSilentConnections(pool);
  },
});
const PATIENCE = { connectionTimeoutMillis: 10_000 };

/**
 * How long a connection with nothing to do is kept. A new one has everything to learn that PostgreSQL keeps for each: the
 * first page after a quiet spell would take ten times as long.
 */
const KEPT_MS = 10 * MINUTE_MS;
/** What lies between, such as a firewall, would take a silent connection for a forgotten one. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 };

/** A moment is sent in UTC, whatever zone the server's machine is in: what a statement takes for a `date` is its day there. */
defaults.parseInputDatesAsUTC = true;

/**
 * What every connection of the product has in common. `pool` is the most connections it may keep, `waitMs` how long one of
 * them may be waited for; without it statements have no time limit either.
 */
export function ormOptions(databaseUrl: string, pool: number, waitMs?: number) {
  return defineConfig({
    clientUrl: databaseUrl,
    pool: { min: 0, max: pool, idleTimeoutMillis: KEPT_MS },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false },
    // Not named, it would be looked for among the packages, and all of MikroORM loaded once more with it.
    extensions: [Migrator],
    driverOptions: { application_name: 'vybac', ...KEEP_ALIVE, ...(waitMs ? limits(waitMs) : PATIENCE) },
  });
}

/** Statements that are known by name come back at once. More of them at the same time only keep each other from it. */
const SHARE_OF_NAMED = 4;

/** How many of a pool's connections are for named statements alone; where there are less than four all share them. */
export const namedShare = (pool: number): number => Math.floor(pool / SHARE_OF_NAMED);

/**
 * The same for an instance of the product, which has some of its connections for named statements (to the ORM a replica,
 * `getConnection('read')`): they are parsed on few connections and, however many people ask, few run at once.
 */
export function productOptions(
  databaseUrl: string,
  { DATABASE_POOL: pool, DATABASE_WAIT_MS: waitMs }: DatabaseSettings,
) {
  const named = namedShare(pool);
  const options = ormOptions(databaseUrl, pool - named, waitMs);
  const replica = { name: 'named', driverOptions: { ...options.driverOptions, max: named } };
  return { ...options, preferReadReplicas: false, replicas: named > 0 ? [replica] : [] };
}
