import { Client, type ClientConfig } from 'pg';
import { cutOff } from '#platform/persistence/time-limits';

/** A connection that does not answer within this time hears nothing either, and is replaced. */
const PATIENCE_MS = 5000;
const HEARTBEAT_MS = 5000;

/**
 * The connection that hears what other instances say, as the library wants it. That one watches it for its end, upon which it
 * makes another: so it is asked now and then whether it is there, and ends when it does not answer. It does not watch it for
 * errors, which would end the process, never gives a broken one back, and would keep hearing one that could not be set up.
 */
export async function listener(connection: ClientConfig, report: (error: unknown) => void) {
  const client = new Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', report);
  await client.connect();
  const ask: (text: string) => Promise<unknown> = client.query.bind(client);
  const heartbeat = setInterval(() => {
    ask('select 1').catch(() => cutOff(client));
  }, HEARTBEAT_MS).unref();
  client.once('end', () => clearInterval(heartbeat));
  const query = async (text: string) => {
    try {
      return await ask(text);
    } catch (error) {
      // The library makes another at once: of the end of this one it is not to hear.
      client.removeAllListeners('end');
      clearInterval(heartbeat);
      cutOff(client);
      throw error;
    }
  };
  return Object.assign(client, { query, release: () => void client.end().catch(report) });
}
