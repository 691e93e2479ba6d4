import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const PATIENCE_MS = 300;
/** After a failure nobody waits for Redis, but for one who tries again this much later. */
const REST_MS = 1000;

/** A Redis that things go faster with, and go on without: whether it refuses, is gone or only hangs. */
export class OptionalRedis {
  private readonly logger = new Logger('Redis');
  private readonly redis: Redis;
  private failing = false;
  private restsUntil = 0;

  /** @param loss what is logged when Redis goes away: how things go on without it. */
  constructor(
    url: string,
    private readonly loss: string,
    { keyPrefix }: { keyPrefix?: string } = {},
  ) {
    this.redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: PATIENCE_MS,
      keyPrefix,
    });
    this.redis.on('error', (error) => this.isAway(error));
    this.redis.on('ready', () => this.isBack());
  }

  /** What Redis answers, or undefined, soon, while it is away. */
  async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined> {
    const now = performance.now();
    // Why there is no connection is told by the event; at the start there is just none yet.
    if (this.redis.status !== 'ready' || now < this.restsUntil) return undefined;
    if (this.failing) this.restsUntil = now + REST_MS;
    try {
      const answer = await question(this.redis);
      this.isBack();
      return answer;
    } catch (error) {
      this.isAway(error);
      return undefined;
    }
  }

  close(): void {
    this.redis.disconnect();
  }

  /** Told once when Redis goes and once when it is back, not with every question in between. */
  private isAway(error: unknown): void {
    if (!this.failing) this.logger.error(error, `Redis does not answer. ${this.loss}`);
    this.failing = true;
    this.restsUntil = performance.now() + REST_MS;
  }

  private isBack(): void {
    if (this.failing) this.logger.log('Redis answers again.');
    this.failing = false;
    this.restsUntil = 0;
  }
}
