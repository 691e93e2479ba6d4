import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { Delivery } from './delivery.js';
import { LANES, type Lane } from './lanes.js';
import type { Claimed, OutboxWork } from './outbox-work.js';

const POLL_MS = 1000;

interface Line {
  /** More events of this aggregate wait, or may. */
  more: boolean;
  ended: Promise<void>;
}

/**
 * Works through one lane: several aggregates at the same time, the events of each in their order. A commit on this
 * instance makes it look at once; the poll finds what is due again and what another instance left behind.
 */
export class LaneRelay {
  private readonly logger = new Logger('Outbox');
  /** Nothing here belongs to the request, or the transaction, whose commit happens to wake it. */
  private readonly apart = AsyncLocalStorage.snapshot();
  /** The aggregates this instance works on. */
  private readonly lines = new Map<string, Line>();
  /** Aggregates with events that were committed since the last look. */
  private readonly fresh = new Set<string>();
  private due = false;
  private stopped = false;
  private looking?: Promise<void>;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly lane: Lane,
    private readonly concurrency: number,
    private readonly work: OutboxWork,
    private readonly delivery: Delivery,
  ) {}

  /** Looks for whatever is due. */
  look(): void {
    this.due = true;
    this.start();
  }

  /** Events of these aggregates have been committed. */
  wake(keys: readonly string[]): void {
    if (keys.length === 0) return;
    for (const key of keys) this.fresh.add(key);
    this.start();
  }

  /** Takes nothing more. */
  halt(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Resolves once nothing is under way any more. */
  async idle(): Promise<void> {
    await this.looking;
    await Promise.all(Array.from(this.lines.values(), ({ ended }) => ended));
  }

  private start(): void {
    if (this.stopped || this.looking) return;
    clearTimeout(this.timer);
    this.looking = this.apart(() => this.fill()).finally(() => {
      this.looking = undefined;
      // Woken between the last look and here.
      if (this.shouldLook()) this.start();
      else if (!this.stopped) this.timer = setTimeout(() => this.look(), POLL_MS).unref();
    });
  }

  private async fill(): Promise<void> {
    try {
      while (this.shouldLook()) await this.claim();
    } catch (error) {
      this.logger.error(error, `The ${this.lane} lane could not be read; trying again.`);
    }
  }

  private shouldLook(): boolean {
    // What comes for an aggregate under way cannot be taken before it is through with the earlier events.
    for (const key of this.fresh) {
      const line = this.lines.get(key);
      if (!line) continue;
      line.more = true;
      this.fresh.delete(key);
    }
    return !this.stopped && this.lines.size < this.concurrency && (this.due || this.fresh.size > 0);
  }

  private async claim(): Promise<void> {
    this.due = false;
    this.fresh.clear();
    const free = this.concurrency - this.lines.size;
    const claimed = await this.work.claim(this.lane, free, [...this.lines.keys()]);
    const keys = new Set(claimed.map(({ key }) => key));
    for (const key of keys)
      this.follow(
        key,
        claimed.filter((event) => event.key === key),
      );
    if (keys.size === free) this.due = true;
  }

  private follow(key: string, events: readonly Claimed[]): void {
    const line: Line = { more: events.length === LANES[this.lane].run, ended: Promise.resolve() };
    this.lines.set(key, line);
    line.ended = this.deliverAll(events).finally(() => {
      this.lines.delete(key);
      if (line.more) this.due = true;
      if (this.due || this.fresh.size > 0) this.start();
    });
  }

  private async deliverAll(events: readonly Claimed[]): Promise<void> {
    try {
      for (const [n, event] of events.entries()) {
        if (this.stopped) return await this.work.release(events.slice(n));
        if (!(await this.deliver(event))) return;
      }
    } catch (error) {
      this.logger.error(error, `The ${this.lane} lane could not note what it did; it will be tried again.`);
    }
  }

  /** @returns whether later events of the aggregate may follow. */
  private async deliver(event: Claimed): Promise<boolean> {
    const { attempts } = LANES[this.lane];
    // Taken and never finished, time after time: whatever it does ends the instance that tries.
    if (event.attempt > attempts) return this.giveUp(event, 'Its instance ended each time it was tried.');
    const { failures, cutShort } = await this.delivery.deliver(event);
    if (failures.length === 0) return true;
    const error = failures.join('\n');
    if (cutShort) await this.work.release([event]);
    else if (event.attempt === attempts) return this.giveUp(event, error);
    else await this.work.postpone(event, error);
    return false;
  }

  private async giveUp(event: Claimed, error: string): Promise<true> {
    await this.work.giveUp(event, error);
    this.logger.error(`${event.type} ${event.id} is a dead letter after ${event.attempt} tries: ${error}`);
    return true;
  }
}
