import { defineConfig } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  CONNECTION_WAIT_MS,
  endSilentConnections,
  recallEndedConnections,
  SERVER_LIMITS,
} from './time-limits.js';

const LIMITS = {
  ...SERVER_LIMITS,
  connectionTimeoutMillis: CONNECTION_WAIT_MS,
  onPoolCreated: (pool: Pool) => {
    recallEndedConnections(pool);
    endSilentConnections(pool);
  },
};
const PATIENCE = { connectionTimeoutMillis: 10_000 };

/**
 * What every connection of the product has in common. `pool` is the most connections it may keep. Statements have a
 * time limit, unless they are of the `patient` kind.
 */
export function ormOptions(databaseUrl: string, pool: number, patient = false) {
  return defineConfig({
    clientUrl: databaseUrl,
    pool: { min: 0, max: pool },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false },
    driverOptions: { application_name: 'vybac', ...(patient ? PATIENCE : LIMITS) },
  });
}
