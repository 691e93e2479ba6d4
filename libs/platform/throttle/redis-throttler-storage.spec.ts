import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/runner/eventually.js';
import { RedisServer } from '../../../test/support/servers/redis-server.js';
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
    await connected();
  });

  afterEach(async () => {
    for (const instance of instances) instance.onApplicationShutdown();
    await server.stop();
  });

  /** Until all of them have counted the same window, one after the other. */
  let windows = 0;
  const connected = () =>
    eventually(async () => {
      const key = `probe-${windows++}`;
      const counted: number[] = [];
      for (const instance of instances)
        counted.push((await instance.increment(key, 60_000, LIMIT)).totalHits);
      return counted.every((hits, before) => hits === before + 1);
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
    const hits: number[] = [];
    const counted = async () => hits[hits.push((await hit(0, 1000)).totalHits) - 1];
    await eventually(async () => (await counted()) === 2);
    await eventually(async () => (await counted()) === 1);
    expect(Math.min(...hits)).toBe(1);
  });

  it('counts alone while Redis is away, and together again when it is back', async () => {
    await server.stop();
    await hit(0);
    await hit(0);
    expect(await hit(1)).toMatchObject({ totalHits: 1 });
    expect(await hit(0)).toMatchObject({ totalHits: 3 });

    server = new RedisServer();
    await server.start(Number(new URL(url).port));
    await connected();
    await hit(0);
    expect(await hit(1)).toMatchObject({ totalHits: 2 });
  });
});
