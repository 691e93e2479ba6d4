import { MINUTE_MS } from '#contract/time';
import type { Budget, RateLimits } from './rate-limits.js';
import { TooManyAttempts } from './throttle.errors.js';

/** A person's part in this process: what is left without asking, or until when there is no use in asking. */
interface Share {
  left: number;
  endsAt: number;
  refusedUntil: number;
  asking: Promise<void> | null;
}

/**
 * A limit for what happens too often to ask the database each time. A sixth of it is free in every process; beyond
 * that each further sixth is fetched from what all processes share. So most people are never counted anywhere else, and
 * who goes to the limit gets no more than a sixth on top for each further process they use.
 */
export class HotLimit {
  private readonly shares = new Map<string, Share>();
  private readonly portion: number;
  private sweepAt = 0;

  constructor(
    private readonly limits: RateLimits,
    private readonly rule: Omit<Budget, 'key' | 'weight'>,
    private readonly now: () => number = Date.now,
  ) {
    this.portion = Math.ceil(rule.limit / 6);
  }

  /** Counts one. @throws TooManyAttempts */
  async take(key: string): Promise<void> {
    const share = this.shareOf(key);
    while (share.left === 0) {
      const wait = share.refusedUntil - this.now();
      if (wait > 0) throw this.limits.refusal(this.rule, wait / 1000);
      share.asking ??= this.ask(key, share).finally(() => {
        share.asking = null;
      });
      await share.asking;
    }
    share.left -= 1;
  }

  private async ask(key: string, share: Share): Promise<void> {
    const { portion: weight } = this;
    try {
      await this.limits.spend({ ...this.rule, key, limit: this.rule.limit - weight, weight });
      share.left += weight;
    } catch (error) {
      if (error instanceof TooManyAttempts)
        share.refusedUntil = this.now() + Number(error.params.retryAfter) * 1000;
      throw error;
    }
  }

  private shareOf(key: string): Share {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    let share = this.shares.get(key);
    if (!share) {
      share = { left: 0, endsAt: 0, refusedUntil: 0, asking: null };
      this.shares.set(key, share);
    }
    if (share.endsAt <= now) {
      share.left = this.portion;
      share.endsAt = now + this.rule.windowMinutes * MINUTE_MS;
    }
    return share;
  }

  private sweep(now: number): void {
    for (const [key, share] of this.shares)
      if (share.endsAt <= now && share.refusedUntil <= now && !share.asking) this.shares.delete(key);
    this.sweepAt = now + MINUTE_MS;
  }
}
