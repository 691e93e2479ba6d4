import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '#platform/observability/metrics';

/** What is asked of Stripe, by the operation of its API. */
@Injectable()
export class StripeMetrics {
  readonly calls: Counter;
  readonly duration: Histogram;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'stripe_calls_total',
      help: 'Calls to Stripe, what was tried again included in one; the outcome is ok, or why there was no answer.',
      labelNames: ['operation', 'outcome'],
      registers,
    });
    this.duration = new Histogram({
      name: 'stripe_call_duration_seconds',
      help: 'Time until Stripe had answered, or was given up.',
      labelNames: ['operation'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60],
      registers,
    });
  }
}
