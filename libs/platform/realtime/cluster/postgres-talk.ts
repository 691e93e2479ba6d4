import type { PostgresAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';

/** NOTIFY takes less than 8000 bytes; what is larger the library puts into its table. */
export const LARGEST_NOTIFICATION = 7999;
/** An instance says at least this often that it is there. */
const HEARD_WITHIN_MS = 12_000;
/** `MessageType` of socket.io-adapter. */
const BROADCAST = 3;
const ADAPTER_CLOSE = 13;

export interface Message {
  type: number;
  /** Given to what may arrive twice, over different ways. */
  id?: string;
}

/** Tells the other instances something and answers whether all of them have heard it. */
export type FasterWay = (message: Message) => Promise<boolean>;

/** The library's own ways out, which are not public. */
interface Talking {
  doPublish(message: Message): Promise<string>;
  doPublishResponse(asker: string, response: Message): Promise<unknown>;
}

/** `allSaid`: everything that waited to be told has been. */
export type CurbedAdapter = PostgresAdapter & { allSaid(): Promise<unknown> };

/**
 * Makes an adapter talk less: every NOTIFY is a commit of its own, and they queue behind one lock of the whole server.
 * An instance that has heard of no other for long enough keeps messages to itself; otherwise those that come while one
 * NOTIFY is under way leave together with the next, in their order. Nobody waits for it: the own connections get a
 * message at once. What a `faster` way brings to everybody is not told over PostgreSQL.
 */
export function curbTalk(
  adapter: PostgresAdapter,
  pool: Pool,
  report: (error: unknown) => void,
  faster?: FasterWay,
): CurbedAdapter {
  const talking = adapter as unknown as Talking;
  const publishLarge = talking.doPublish.bind(adapter);
  const channel = `socket.io#${adapter.nsp.name}`;
  const startedAt = Date.now();
  let batch: string[] | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const trying = new Set<Promise<unknown>>();
  let hasSaidGoodbye = false;

  const isAlone = async () => Date.now() - startedAt > HEARD_WITHIN_MS && (await adapter.serverCount()) === 1;
  const afterwards = (send: () => Promise<unknown>) => {
    sending = sending.then(send).catch(report);
  };
  const begin = () => {
    const texts: string[] = [];
    afterwards(() => {
      if (batch === texts) batch = undefined;
      return pool.query('select pg_notify($1, text) from unnest($2::text[]) text', [channel, texts]);
    });
    return texts;
  };

  talking.doPublish = async (message) => {
    // Whoever is heard of after its goodbye counts as being there, and is waited for.
    if (hasSaidGoodbye || (message.type === BROADCAST && (await isAlone()))) return '';
    hasSaidGoodbye = message.type === ADAPTER_CLOSE;
    if (!faster) tell(message);
    else {
      const tried = faster(message)
        .then((everybodyHeard) => everybodyHeard || tell(message))
        .catch(report);
      trying.add(tried);
      void tried.then(() => trying.delete(tried));
    }
    return '';
  };
  talking.doPublishResponse = (_, response) => talking.doPublish(response);

  function tell(message: Message): void {
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) > LARGEST_NOTIFICATION) {
      batch = undefined;
      afterwards(() => publishLarge(message));
    } else {
      batch ??= begin();
      batch.push(text);
    }
  }
  return Object.assign(adapter, { allSaid: () => Promise.all(trying).then(() => sending) });
}
