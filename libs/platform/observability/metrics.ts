import { Injectable, Logger } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/** What Node tells of the process. Its observers and timers never end, so it is asked once for however many applications. */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  // The default precision of 10 ms wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 50 });
  return ofProcess;
}

/** Everything the product counts, in the Prometheus registry that `/metrics` shows. */
@Injectable()
export class Metrics {
  readonly registry = Registry.merge([processRegistry()]);
  private readonly logger = new Logger(Metrics.name);

  readonly requestDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  readonly throttled = new Counter({
    name: 'throttled_requests_total',
    help: 'Requests, socket messages and actions refused because a limit was reached.',
    labelNames: ['rule'],
    registers: [this.registry],
  });

  readonly mailsRefused = new Counter({
    name: 'mails_refused_total',
    help: 'Mails the mail server will never take, because of whom they go to.',
    labelNames: ['code'],
    registers: [this.registry],
  });

  readonly jobRuns = new Counter({
    name: 'job_runs_total',
    help: 'Finished runs of scheduled jobs.',
    labelNames: ['job', 'result'],
    registers: [this.registry],
  });

  readonly jobDuration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a run of a scheduled job took.',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    registers: [this.registry],
  });

  /** Adds a gauge that `measure` answers anew at every scrape; NaN while it fails, so the other metrics still show. */
  gauge(name: string, help: string, measure: () => Promise<number> | number): void {
    this.collected(name, help, [], async (gauge) => gauge.set(await measure()));
  }

  /** The same with labels, whose values may be others at each scrape. */
  labelledGauge(
    name: string,
    help: string,
    labels: readonly string[],
    measure: () => Promise<{ value: number; of: Record<string, string> }[]>,
  ): void {
    this.collected(name, help, labels, async (gauge) => {
      const measured = await measure();
      gauge.reset();
      for (const { value, of } of measured) gauge.set(of, value);
    });
  }

  private collected(
    name: string,
    help: string,
    labelNames: readonly string[],
    collect: (gauge: Gauge) => Promise<void>,
  ): void {
    const { logger } = this;
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        try {
          await collect(this);
        } catch (error) {
          logger.error(error, `${name} could not be measured.`);
          this.reset();
          this.set(Number.NaN);
        }
      },
    });
    this.registry.registerMetric(gauge);
  }
}
