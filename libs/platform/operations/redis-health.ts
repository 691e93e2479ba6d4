import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { OptionalRedis } from '#platform/redis/optional-redis';
import { RedisSettings } from '#platform/redis/redis.settings';

/** Whether Redis answers, where one is set. The product goes on without it, so nothing depends on the answer. */
@Injectable()
export class RedisHealth implements OnApplicationShutdown {
  private readonly redis?: OptionalRedis;

  constructor({ REDIS_URL }: RedisSettings) {
    if (REDIS_URL) this.redis = new OptionalRedis(REDIS_URL, 'This instance is degraded.');
  }

  /** Undefined where no Redis is set. */
  async check(): Promise<'up' | 'down' | undefined> {
    if (!this.redis) return undefined;
    const answer = await this.redis.ask((redis) => redis.ping());
    return answer === undefined ? 'down' : 'up';
  }

  onApplicationShutdown(): void {
    this.redis?.close();
  }
}
