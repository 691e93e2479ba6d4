import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { MemoryThrottlerStorage, recordOf } from './memory-throttler-storage.js';

const PATIENCE_MS = 300;

/** Counts in Redis, for all instances together; while Redis does not answer, in this process alone. */
export class RedisThrottlerStorage implements ThrottlerStorage, OnApplicationShutdown {
  private readonly logger = new Logger(RedisThrottlerStorage.name);
  private readonly own = new MemoryThrottlerStorage();
  private readonly redis: Redis;
  private failing = false;

  constructor(redisUrl: string) {
    this.redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: PATIENCE_MS,
      keyPrefix: 'vybac:throttle:',
    });
    this.redis.on('error', (error) => this.note(error));
    this.redis.on('ready', () => this.note());
  }

  async increment(key: string, ttl: number, limit: number) {
    try {
      const { hits, leftMs } = await this.count(key, ttl);
      return recordOf(hits, leftMs, limit);
    } catch (error) {
      this.note(error);
      return this.own.increment(key, ttl, limit);
    }
  }

  onApplicationShutdown(): void {
    this.own.onApplicationShutdown();
    this.redis.disconnect();
  }

  /** One transaction: a window that has ended is begun anew with its end, so none can stay without one. */
  private async count(key: string, ttl: number): Promise<{ hits: number; leftMs: number }> {
    const replies = await this.redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key).exec();
    const [, hits, leftMs] = (replies ?? []).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (hits === undefined || leftMs === undefined) throw new Error('Redis gave no answer.');
    return { hits, leftMs };
  }

  /** Tells once that Redis fails and once that it is back, not with every request in between. */
  private note(error?: unknown): void {
    if (error && !this.failing) this.logger.error(error, 'Redis does not answer; limits count per instance.');
    this.failing = Boolean(error);
  }
}
