import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Delivery, Outcome } from './delivery.js';
import { CALL_LIMITS, LANES, type OutsideLane } from './lanes.js';
import { type Claimed, OutboxWork } from './outbox-work.js';
import { Reactions, type RegisteredReaction, revive } from './reactions.js';

/** All reactions at once, in no transaction and for a limited time; what is done is noted afterwards. */
@Injectable()
export class OutsideDelivery implements Delivery {
  protected readonly lane: OutsideLane = 'outside';
  private readonly logger = new Logger('Outbox');
  /** Each with a signal of its own: one that lives long may keep something of every signal that follows it. */
  private readonly underWay = new Set<AbortController>();
  private stopping: Error | null = null;

  constructor(
    private readonly orm: MikroORM,
    private readonly reactions: Reactions,
    private readonly work: OutboxWork,
  ) {}

  get atOnce(): number {
    return LANES[this.lane].concurrency;
  }

  /** Ends the calls under way. */
  abort(): void {
    this.stopping = new Error('The instance stops.');
    for (const call of this.underWay) call.abort(this.stopping);
  }

  async deliver(event: Claimed): Promise<Outcome> {
    const left = this.reactions.to(event.type, this.lane).filter(({ name }) => !event.done.includes(name));
    const done: string[] = [];
    const failures: string[] = [];
    await Promise.all(
      left.map(async (reaction) => {
        try {
          await this.call(reaction, event);
          done.push(reaction.name);
        } catch (error) {
          if (!this.stopping)
            this.logger.error(error, `${reaction.name} failed on ${event.type} ${event.id}.`);
          failures.push(`${reaction.name}: ${String(error)}`);
        }
      }),
    );
    if (done.length > 0 || left.length === 0) await this.work.note(event, done, failures.length === 0);
    return { failures, cutShort: this.stopping !== null };
  }

  private async call(reaction: RegisteredReaction, { payload }: Claimed): Promise<void> {
    const call = new AbortController();
    const { signal } = call;
    const tooLong = () => call.abort(new DOMException('The call took too long.', 'TimeoutError'));
    const limit = setTimeout(tooLong, CALL_LIMITS[this.lane]).unref();
    this.underWay.add(call);
    if (this.stopping) call.abort(this.stopping);
    try {
      await until(
        signal,
        RequestContext.create(this.orm.em, () =>
          reaction.reaction.react(revive(reaction, payload), { signal }),
        ),
      );
    } finally {
      clearTimeout(limit);
      this.underWay.delete(call);
    }
  }
}

/** As outside, for what takes minutes. */
@Injectable()
export class LongDelivery extends OutsideDelivery {
  protected override readonly lane = 'long';
}

/** Waits no longer than the signal allows, also for a reaction that does not listen to it. */
function until(signal: AbortSignal, call: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    call.then(resolve, reject);
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
