import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Job, type JobOptions, type ScheduledJob } from './job.js';

export interface RegisteredJob extends JobOptions {
  readonly job: ScheduledJob;
}

/** Every `@Job` provider of the application. */
@Injectable()
export class JobRegistry {
  private jobs?: Map<string, RegisteredJob>;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): RegisteredJob[] {
    this.jobs ??= this.discover();
    return [...this.jobs.values()];
  }

  /** @throws Error when no job has that name. */
  named(name: string): RegisteredJob {
    this.jobs ??= this.discover();
    const found = this.jobs.get(name);
    if (!found) throw new Error(`There is no job ${name}.`);
    return found;
  }

  private discover(): Map<string, RegisteredJob> {
    const found = new Map<string, RegisteredJob>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: Job.KEY })) {
      const options = this.discovery.getMetadataByDecorator(Job, wrapper);
      if (!options) continue;
      if (found.has(options.name)) throw new Error(`Two jobs are named ${options.name}.`);
      found.set(options.name, { ...options, job: wrapper.instance as ScheduledJob });
    }
    return found;
  }
}
