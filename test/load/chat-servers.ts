import { setTimeout as wait } from 'node:timers/promises';
import { type ProductProcess, startProduct } from '../support/app/product-process.js';
import { startBareProcess } from './bare-process.js';
import { TOKEN_SECRET } from './token-secret.js';

/** After this time an instance knows whether it is the only one. */
const ALONE_AFTER_MS = 13_000;

/** The product as it runs in production, in its usual state: for a while, and alone. */
export async function startChatProduct(
  databaseUrl: string,
  connections: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ProductProcess> {
  const product = await startProduct({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(connections),
    DATA_DIR: dataDir,
    TOKEN_SECRET,
    THROTTLE_PER_MINUTE: '100000000',
    MESSAGES_PER_MINUTE: '10000',
    // All of them come from here.
    SOCKETS_PER_ADDRESS: '100000',
    ...env,
  });
  await wait(ALONE_AFTER_MS);
  return product;
}

/** Environment of a server that collects its garbage all the time. */
export const TIDY = {
  NODE_OPTIONS: `--expose-gc --import=${new URL('collect-garbage.js', import.meta.url).href}`,
};

/** `plain` stores a message by one INSERT, whatever is lost by that. */
export const startChatBare = (databaseUrl: string, connections: number, statement: 'same' | 'plain') =>
  startBareProcess('chat-bare-server.js', [databaseUrl, String(connections), statement]);
