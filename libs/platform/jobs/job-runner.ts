import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Metrics } from '#platform/observability/metrics';
import { inRequest } from '#platform/observability/request-scope';
import { JobRegistry, type RegisteredJob } from './job-registry.js';
import { type JobResult, JobRuns } from './job-runs.js';

/** Runs jobs, records how each run ended, and lets those under way finish when the instance stops. */
@Injectable()
export class JobRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly registry: JobRegistry,
    private readonly runs: JobRuns,
    private readonly orm: MikroORM,
    private readonly metrics: Metrics,
  ) {}

  /** Runs a job at once, whatever its schedule says. @throws what the job throws, after recording it. */
  async runNow(name: string): Promise<void> {
    const job = this.registry.named(name);
    const slot = new Date();
    while (!(await this.runs.claim(name, slot))) slot.setMilliseconds(slot.getMilliseconds() + 1);
    const failure = await this.track(this.execute(job, slot));
    if (failure) throw failure.error;
  }

  /**
   * Runs one slot of a job, unless another instance already does; a failure is recorded and logged. `settled` is called
   * once it is certain that somebody runs it.
   */
  async runSlot(job: RegisteredJob, slot: Date, settled?: () => void): Promise<void> {
    await this.unlessStopping(() => this.claimAndExecute(job, slot, settled));
  }

  /** Does what jobs need, unless the instance is stopping, which waits for what has begun. */
  async unlessStopping(work: () => Promise<void>): Promise<void> {
    if (!this.stopping.signal.aborted) await this.track(work());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.underWay);
  }

  private async claimAndExecute(job: RegisteredJob, slot: Date, settled?: () => void): Promise<void> {
    const mine = await this.runs.claim(job.name, slot);
    settled?.();
    if (mine) await this.execute(job, slot);
  }

  private execute({ name, job }: RegisteredJob, slot: Date): Promise<{ error: unknown } | undefined> {
    return inRequest(`job-${randomUUID()}`, async () => {
      const startedAt = performance.now();
      let failure: { error: unknown } | undefined;
      try {
        await RequestContext.create(this.orm.em, () => job.run(this.stopping.signal));
      } catch (error) {
        this.logger.error(error, `${name} failed.`);
        failure = { error };
      }
      await this.note(name, slot, startedAt, failure);
      return failure;
    });
  }

  private async note(
    job: string,
    slot: Date,
    startedAt: number,
    failure?: { error: unknown },
  ): Promise<void> {
    const result: JobResult = failure ? 'failed' : 'succeeded';
    const seconds = (performance.now() - startedAt) / 1000;
    this.metrics.jobRuns.inc({ job, result });
    this.metrics.jobDuration.observe({ job }, seconds);
    this.logger.debug({ ms: Math.round(seconds * 1000) }, `${job} ${result}`);
    await this.runs.finish(job, slot, result, failure && inspect(failure.error));
  }

  private async track<T>(run: Promise<T>): Promise<T> {
    this.underWay.add(run);
    try {
      return await run;
    } finally {
      this.underWay.delete(run);
    }
  }
}
