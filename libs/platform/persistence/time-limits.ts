import type { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';

/**
 * What PostgreSQL itself enforces on a connection, in milliseconds. They travel with the request for the connection
 * and so cost no round trip. A frozen request's worst case (a wait for a connection, then silence) stays below 10 s with the
 * usual `DATABASE_WAIT_MS`.
 */
export const SERVER_LIMITS = {
  statement_timeout: 5000,
  lock_timeout: 4000,
  /** A process that was halted amid a transaction must not hold its locks for ever. */
  idle_in_transaction_session_timeout: 60_000,
};

/** How long a statement may go unanswered; longer than the server's own limit, so only a dead server reaches it. */
const SILENCE_MS = 5500;

interface Internals {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

/** Ends every connection of the pool whose server says nothing while it owes an answer; the pool then opens others. */
export function endSilentConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const { stream } = internalsOf(client).connection;
    stream.on('timeout', () => {
      if (internalsOf(client).readyForQuery) return;
      // Only a closed connection is rid of its transaction: one given back to the pool would be another's.
      stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
    });
    allowSilence(client);
  });
}

/**
 * Takes a connection that has ended from whoever holds it. Kysely never gives one back on which `begin` or `rollback`
 * failed, and every such failure would leave the pool with one connection less, until it has none.
 */
export function recallEndedConnections(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      const giveBack = client.release.bind(client);
      client.release = () => undefined;
      giveBack(true);
    });
    // Kysely has forgotten a pool that is ending, and keeps for ever whichever connection it still gets from it.
    if (pool.ending) internalsOf(client).connection.stream.destroy();
  });
}

/** Ends a connection without a goodbye: one whose server says nothing would wait for an answer to it. */
export function cutOff(client: Client): void {
  internalsOf(client).connection.stream.destroy();
}

/** Lets the server take its time to answer this connection; without `ms`, no longer than usual. */
export function allowSilence(client: PoolClient, ms = SILENCE_MS): void {
  internalsOf(client).connection.stream.setTimeout(ms);
}

/** What the driver's types leave out. The connection tells of a broken socket, also while it is in the pool. */
const internalsOf = (client: Client | PoolClient) => client as unknown as Internals;
