import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { RedisServer } from '../../../test/support/redis-server.js';
import { RedisThrottlerStorage } from './redis-throttler-storage.js';

const LIMIT = 3;

describe('the Redis storage of limits', () => {
  let server: RedisServer;
  let instances: RedisThrottlerStorage[];
  let url: string;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    server = new RedisServer();
    url = await server.start();
    instances = [new RedisThrottlerStorage(url), new RedisThrottlerStorage(url)];
    await connected(2);
  });

  afterEach(async () => {
    for (const instance of instances) instance.onApplicationShutdown();
    await server.stop();
  });

  /** Each instance asks under a key of its own, until Redis has heard them. */
  const connected = (count: number) =>
    eventually(async () => {
      await Promise.all(instances.map((instance, i) => instance.increment(`probe-${i}`, 60_000, LIMIT)));
      const heard = server.commands.filter((command) => command.startsWith('incr vybac:throttle:probe-'));
      return new Set(heard).size === count;
    });

  const hit = (instance: number, ttl = 60_000) => {
    const storage = instances[instance];
    if (!storage) throw new Error(`There is no instance ${instance}.`);
    return storage.increment('maya', ttl, LIMIT);
  };

  it('counts for all instances together', async () => {
    await hit(0);
    await hit(1);
    expect(await hit(0)).toMatchObject({ totalHits: 3, isBlocked: false });
    expect(await hit(1)).toEqual({ totalHits: 4, timeToExpire: 60, isBlocked: true, timeToBlockExpire: 60 });
  });

  it('begins a new window when one has ended', async () => {
    await hit(0, 50);
    expect(await hit(0, 50)).toMatchObject({ totalHits: 2 });
    await eventually(async () => (await hit(0, 50)).totalHits === 1);
  });

  it('counts alone while Redis is away, and together again when it is back', async () => {
    await server.stop();
    await hit(0);
    await hit(0);
    expect(await hit(1)).toMatchObject({ totalHits: 1 });
    expect(await hit(0)).toMatchObject({ totalHits: 3 });

    server = new RedisServer();
    await server.start(Number(new URL(url).port));
    await connected(2);
    await hit(0);
    expect(await hit(1)).toMatchObject({ totalHits: 2 });
  });
});
