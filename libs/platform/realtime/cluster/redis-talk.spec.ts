import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RealtimeInstance } from '../../../../test/support/app/realtime-instance.js';
import { eventually } from '../../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/runner/test-database.js';
import { testRedis } from '../../../../test/support/servers/real-redis.js';
import { Realtime } from '../realtime.js';

/** What a person is told on an instance from here on. */
async function listen(instance: RealtimeInstance): Promise<Set<string>> {
  const heard = new Set<string>();
  const socket = await instance.connect(instance.token('maya'));
  socket.on('catalog.listing-changed', ({ id }: { id: string }) => heard.add(id));
  return heard;
}

const tell = (instance: RealtimeInstance, id: string) =>
  instance.nest.get(Realtime).toPerson('maya', 'catalog.listing-changed', { id });

describe('two installations on one Redis, of which they name different databases', () => {
  const redis = testRedis();
  let databases: TestDatabase[];
  let mine: RealtimeInstance;
  let another: RealtimeInstance;
  let foreign: RealtimeInstance;

  beforeAll(async () => {
    const url = await redis.start();
    databases = [await createTestDatabase(), await createTestDatabase()];
    const start = (database: number, redisUrl: string) =>
      RealtimeInstance.start({
        databaseUrl: String(databases[database]?.url),
        env: { REDIS_URL: redisUrl },
      });
    mine = await start(0, `${url}/0`);
    another = await start(0, `${url}/0`);
    foreign = await start(1, `${url}/1`);
  });

  afterAll(async () => {
    await Promise.all([mine, another, foreign].map((instance) => instance.stop()));
    await redis.stop();
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('hear nothing of each other', async () => {
    const [there, elsewhere] = await Promise.all([listen(another), listen(foreign)]);
    await eventually(() => {
      tell(mine, 'for us');
      return there.has('for us');
    });
    await eventually(() => {
      tell(foreign, 'for them');
      return elsewhere.has('for them');
    });
    expect([...there]).toEqual(['for us']);
    expect([...elsewhere]).toEqual(['for them']);
  });
});
