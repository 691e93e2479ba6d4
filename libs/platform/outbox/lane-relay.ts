import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { Delivery } from './delivery.js';
import { LANES, type Lane } from './lanes.js';
import type { Claimed, OutboxWork } from './outbox-work.js';

const POLL_MS = 1000;

/** What this instance has taken of one aggregate. */
interface Line {
  readonly key: string;
  readonly events: readonly Claimed[];
  /** More events of it wait, or may. */
  more: boolean;
}

/**
 * Works through one lane: several aggregates at the same time, the events of each in their order. A commit on this
 * instance makes it look at once; the poll finds what is due again and what another instance left behind.
 */
export class LaneRelay {
  private readonly logger = new Logger('Outbox');
  /** Nothing here belongs to the request, or the transaction, whose commit happens to wake it. */
  private readonly apart = AsyncLocalStorage.snapshot();
  private readonly lines = new Map<string, Line>();
  /** Those that nobody works on yet. */
  private readonly ready: Line[] = [];
  private readonly underWay = new Set<Promise<void>>();
  /** Aggregates with events that were committed since the last look. */
  private readonly fresh = new Set<string>();
  private due = false;
  private stopped = false;
  private looking?: Promise<void>;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly lane: Lane,
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
    while (this.underWay.size > 0) await Promise.all(this.underWay);
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
    if (this.stopped || this.ready.length > 0 || this.underWay.size >= this.delivery.atOnce) return false;
    return this.due || this.fresh.size > 0;
  }

  private async claim(): Promise<void> {
    this.due = false;
    this.fresh.clear();
    const { ahead, run } = LANES[this.lane];
    const room = this.delivery.atOnce + ahead - this.lines.size;
    const claimed = await this.work.claim(this.lane, room, [...this.lines.keys()]);
    const keys = new Set(claimed.map(({ key }) => key));
    for (const key of keys) {
      const events = claimed.filter((event) => event.key === key);
      const line = { key, events, more: events.length === run };
      this.lines.set(key, line);
      this.ready.push(line);
    }
    if (keys.size === room) this.due = true;
    this.advance();
  }

  private advance(): void {
    while (this.underWay.size < this.delivery.atOnce) {
      const line = this.ready.shift();
      if (!line) return;
      const work = this.deliverAll(line.events).finally(() => {
        this.underWay.delete(work);
        this.lines.delete(line.key);
        if (line.more) this.due = true;
        this.advance();
        if (this.shouldLook()) this.start();
      });
      this.underWay.add(work);
    }
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
