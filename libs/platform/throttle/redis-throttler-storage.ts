import type { OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';
import { OptionalRedis } from '#platform/redis/optional-redis';
import { MemoryThrottlerStorage, recordOf } from './memory-throttler-storage.js';

/** Counts in Redis, for all instances together; while Redis does not answer, in this process alone. */
export class RedisThrottlerStorage implements ThrottlerStorage, OnApplicationShutdown {
  private readonly own = new MemoryThrottlerStorage();
  private readonly redis: OptionalRedis;

  constructor(redisUrl: string) {
    this.redis = new OptionalRedis(redisUrl, 'Limits count per instance.', { keyPrefix: 'vybac:throttle:' });
  }

  async increment(key: string, ttl: number, limit: number) {
    const counted = await this.redis.ask((redis) => count(redis, key, ttl));
    if (!counted) return this.own.increment(key, ttl, limit);
    return recordOf(counted.hits, counted.leftMs, limit);
  }

  onApplicationShutdown(): void {
    this.own.onApplicationShutdown();
    this.redis.close();
  }
}

/** One transaction: a window that has ended is begun anew with its end, so none can stay without one. */
async function count(redis: Redis, key: string, ttl: number): Promise<{ hits: number; leftMs: number }> {
  const replies = await redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key).exec();
  const [, hits, leftMs] = (replies ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
  if (hits === undefined || leftMs === undefined) throw new Error('Redis gave no answer.');
  return { hits, leftMs };
}
