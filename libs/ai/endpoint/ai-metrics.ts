import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '#platform/observability/metrics';

/** What is asked of others, by ability and by who is asked. */
@Injectable()
export class AiMetrics {
  readonly calls: Counter;
  readonly duration: Histogram;
  readonly tokens: Counter;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'ai_calls_total',
      help: 'Questions put to an AI provider; the outcome is ok, or why the product stood in.',
      labelNames: ['ability', 'adapter', 'outcome'],
      registers,
    });
    this.duration = new Histogram({
      name: 'ai_call_duration_seconds',
      help: 'Time until an AI provider had answered, or was given up.',
      labelNames: ['ability', 'adapter'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300],
      registers,
    });
    this.tokens = new Counter({
      name: 'ai_tokens_total',
      help: 'Tokens an AI provider says it has read and written: what it is paid for.',
      labelNames: ['ability', 'direction'],
      registers,
    });
  }
}
