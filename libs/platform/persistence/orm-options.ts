import { defineConfig } from '@mikro-orm/postgresql';

/** What every connection of the product has in common. `pool` is the most connections it may keep. */
export function ormOptions(databaseUrl: string, pool: number) {
  return defineConfig({
    clientUrl: databaseUrl,
    pool: { min: 0, max: pool },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false },
    driverOptions: { connectionTimeoutMillis: 10_000, application_name: 'vybac' },
  });
}
