import { Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { LoggerModule } from 'nestjs-pino';
import { ProductSettings } from '#platform/config/product.settings';
import { ConnectionDrain } from '#platform/observability/connection-drain';
import { createLogger } from '#platform/observability/create-logger';
import { LogSettings } from '#platform/observability/log.settings';
import { Metrics } from '#platform/observability/metrics';
import { RequestObserver } from '#platform/observability/request-observer';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { OutboxBacklog } from './outbox-backlog.js';
import { RedisHealth } from './redis-health.js';

/** Logs, metrics and health. */
@Global()
@Module({
  imports: [
    TerminusModule.forRoot({ logger: false }),
    LoggerModule.forRootAsync({
      inject: [LogSettings, ProductSettings],
      useFactory: ({ LOG_LEVEL }: LogSettings, { production }: ProductSettings) => ({
        pinoHttp: { logger: createLogger({ LOG_LEVEL, production }) },
        // No middleware, which would make a logger for every request: RequestObserver does that part with two hooks.
        forRoutes: [],
      }),
    }),
  ],
  controllers: [HealthController, MetricsController],
  providers: [Metrics, RequestObserver, OutboxBacklog, ConnectionDrain, RedisHealth],
  exports: [Metrics],
})
export class OperationsModule {}
