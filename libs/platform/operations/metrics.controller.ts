import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import { Access } from '#platform/auth/access';
import { Metrics } from '#platform/observability/metrics';

@ApiExcludeController()
@Controller('metrics')
@SkipThrottle()
@Access('ops')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  show(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
