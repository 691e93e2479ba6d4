import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RealtimeInstance } from '../../../test/support/app/realtime-instance.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { testRedis } from '../../../test/support/servers/real-redis.js';
import { Realtime } from './realtime.js';
import { personRoom } from './socket.js';

/** Around 7,900 the envelope brings a message to the 8,000 bytes that NOTIFY no longer takes. */
const SIZES = [36, ...Array.from({ length: 130 }, (_, more) => 7_870 + more), 60_000];

describe.each(['PostgreSQL', 'Redis'])('instances that meet over %s', (ground) => {
  const redis = testRedis();
  let database: TestDatabase;
  let here: RealtimeInstance;
  let there: RealtimeInstance;

  beforeAll(async () => {
    database = await createTestDatabase();
    const env: Record<string, string> = ground === 'Redis' ? { REDIS_URL: await redis.start() } : {};
    here = await RealtimeInstance.start({ databaseUrl: database.url, env });
    there = await RealtimeInstance.start({ databaseUrl: database.url, env });
  });

  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    if (ground === 'Redis') await redis.stop();
    await database.drop();
  });

  const realtime = () => here.nest.get(Realtime);

  /** Connects on the other instance and collects what is heard there, once the two instances hear each other. */
  async function listenThere(person: string): Promise<Set<string>> {
    const socket = await there.connect(there.token(person));
    const heard = new Set<string>();
    socket.on('catalog.listing-changed', ({ id }: { id: string }) => heard.add(id));
    await eventually(() => {
      realtime().toPerson(person, 'catalog.listing-changed', { id: 'anyone there?' });
      return heard.size;
    });
    return heard;
  }

  it('reach a person wherever they are connected, with messages of every size', async () => {
    const heard = await listenThere('maya');
    const sent = SIZES.map((bytes) => 'x'.repeat(bytes));
    for (const id of sent) realtime().toPerson('maya', 'catalog.listing-changed', { id });
    await eventually(() => heard.size > SIZES.length);
    expect(sent.filter((id) => !heard.has(id))).toEqual([]);
  });

  it('clear a room everywhere', async () => {
    const cleared = await listenThere('luis');
    const others = await listenThere('ines');
    realtime().clearRoom(personRoom('luis'));
    for (const person of ['luis', 'ines'])
      realtime().toPerson(person, 'catalog.listing-changed', { id: 'after' });
    await eventually(() => others.has('after'));
    expect(cleared.has('after')).toBe(false);
  });
});
