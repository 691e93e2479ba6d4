import { namedShare } from '#platform/persistence/orm-options';
import { type ProductProcess, startProduct as start } from '../support/app/product-process.js';
import { startBareProcess } from './bare-process.js';
import type { Request } from './requests.js';
import { TOKEN_SECRET } from './token-secret.js';

/** The product as it runs in production, on an existing database. */
export const startProduct = (
  databaseUrl: string,
  pool: number,
  dataDir: string,
  entry?: string,
): Promise<ProductProcess> =>
  start(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(pool),
      DATA_DIR: dataDir,
      TOKEN_SECRET: TOKEN_SECRET,
      THROTTLE_PER_MINUTE: '100000000',
    },
    undefined,
    entry,
  );

/**
 * The bare server, in a process of its own too, with as many connections as the product reads over: more would only make
 * it slower. Named a case, it sends the plainest statement.
 */
export const startBare = (
  databaseUrl: string,
  pool: number,
  requests: readonly Request[],
  plainCase: string = '',
) => startBareProcess('bare-server.js', [databaseUrl, String(namedShare(pool) || pool), plainCase], requests);
