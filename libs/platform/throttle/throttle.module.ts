import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { MINUTE_MS } from '#contract/time';
import { RedisSettings } from '#platform/redis/redis.settings';
import { EarlyRefusals } from './early-refusals.js';
import { ForgetEndedWindowsJob } from './forget-ended-windows.job.js';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';
import { RateLimits } from './rate-limits.js';
import { RedisThrottlerStorage } from './redis-throttler-storage.js';
import { ThrottleGuard } from './throttle.guard.js';
import { ThrottleSettings } from './throttle.settings.js';

/** Import it after AuthModule: its guard counts per actor, whom the access guard has to identify first. */
@Global()
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [ThrottleSettings, RedisSettings],
      useFactory: ({ THROTTLE_PER_MINUTE }: ThrottleSettings, { REDIS_URL }: RedisSettings) => ({
        throttlers: [{ limit: THROTTLE_PER_MINUTE, ttl: MINUTE_MS }],
        storage: REDIS_URL ? new RedisThrottlerStorage(REDIS_URL) : new MemoryThrottlerStorage(),
        setHeaders: false,
      }),
    }),
  ],
  providers: [
    { provide: APP_GUARD, useClass: ThrottleGuard },
    EarlyRefusals,
    RateLimits,
    ForgetEndedWindowsJob,
  ],
  exports: [RateLimits],
})
export class ThrottleModule {}
