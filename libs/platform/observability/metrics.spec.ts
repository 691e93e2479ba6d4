import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from './metrics.js';

describe('the metrics', () => {
  it('ask a gauge anew at every scrape', async () => {
    const metrics = new Metrics();
    let waiting = 0;
    metrics.gauge('things_waiting', 'Things that wait.', () => {
      waiting += 1;
      return waiting;
    });
    expect(await metrics.registry.metrics()).toContain('things_waiting 1');
    expect(await metrics.registry.metrics()).toContain('things_waiting 2');
  });

  it('of the process are the same however many applications it runs', () => {
    const [one, other] = [new Metrics(), new Metrics()].map(({ registry }) => registry);
    expect(one?.getSingleMetric('nodejs_gc_duration_seconds')).toBeDefined();
    expect(one?.getSingleMetric('nodejs_gc_duration_seconds')).toBe(
      other?.getSingleMetric('nodejs_gc_duration_seconds'),
    );
    expect(one?.getSingleMetric('job_runs_total')).not.toBe(other?.getSingleMetric('job_runs_total'));
  });

  it('still show the others when one cannot be measured', async () => {
    const errors: unknown[] = [];
    Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (error: unknown) => errors.push(error) });
    const metrics = new Metrics();
    const failure = new Error('no database');
    metrics.gauge('things_waiting', 'Things that wait.', () => Promise.reject(failure));
    metrics.throttled.inc({ rule: 'default' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('things_waiting Nan');
    expect(text).toContain('throttled_requests_total{rule="default"} 1');
    expect(text).toContain('process_cpu_seconds_total');
    expect(errors).toEqual([failure]);
  });
});
