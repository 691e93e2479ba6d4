import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Metrics } from '#platform/observability/metrics';
import { TooManyAttempts } from './throttle.errors.js';

const MOST_ATTEMPTS = 10_000;
const LONGEST_WINDOW_MINUTES = 1440;

/**
 * Limits of the product ("10 log-ins per hour and address") that hold over all instances and restarts. A window begins
 * with the first attempt and lasts `windowMinutes`, so `retryAfter` is exact and waiting it out always helps; attempts
 * beyond the limit do not prolong it.
 */
@Injectable()
export class RateLimits {
  private readonly logger = new Logger(RateLimits.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Counts one attempt, at once and whatever becomes of the caller's transaction. Call it before opening one: it takes
   * a database connection of its own.
   * @param rule 2 to 100 characters, e.g. `identity.guest-log-in`.
   * @param key whose attempt it is: an id or an address.
   * @param limit 1 to 10,000 attempts.
   * @param windowMinutes 1 to 1,440.
   * @param code of the error, when a more telling text exists than the general one.
   * @throws TooManyAttempts beyond the limit, and for a rule with invalid numbers, which is logged (spec 2, section 5).
   */
  async consume(
    rule: string,
    key: string,
    limit: number,
    windowMinutes: number,
    code?: string,
  ): Promise<void> {
    if (!isValid(rule, limit, windowMinutes)) {
      this.logger.error({ rule, limit, windowMinutes }, 'A rate limit is invalid; the attempt was blocked.');
      throw this.refusal(rule, LONGEST_WINDOW_MINUTES * 60, code);
    }
    const { attempts, left } = await this.count(rule, key, limit, windowMinutes);
    if (attempts > limit) throw this.refusal(rule, Math.max(1, Math.ceil(left)), code);
  }

  /** Removes windows that ended; no rule has a longer one than a day. */
  async forgetEnded(): Promise<void> {
    const longest = sql`now() - make_interval(mins => ${LONGEST_WINDOW_MINUTES})`;
    await sql`delete from platform.rate_limits where window_start < ${longest}`.execute(this.connection());
  }

  private async count(rule: string, key: string, limit: number, windowMinutes: number) {
    const ended = sql`known.window_start <= now() - make_interval(mins => ${windowMinutes})`;
    const { rows } = await sql<{ attempts: number; left: number }>`
      insert into platform.rate_limits as known (rule, key, window_start, count)
      values (${rule}, ${key}, now(), 1)
      on conflict (rule, key) do update set
        window_start = case when ${ended} then now() else known.window_start end,
        count = case when ${ended} then 1 else least(known.count, ${limit}) + 1 end
      returning
        count as attempts,
        extract(epoch from window_start + make_interval(mins => ${windowMinutes}) - now())::float8 as left
    `.execute(this.connection());
    const [row] = rows;
    if (!row) throw new Error('An upsert returned no row.');
    return row;
  }

  private refusal(rule: string, retryAfter: number, code?: string): TooManyAttempts {
    this.metrics.throttled.inc({ rule });
    return new TooManyAttempts(retryAfter, code);
  }

  /** A fork knows nothing of the transaction the caller may be in. */
  private connection() {
    return this.orm.em.fork().getKysely();
  }
}

function isValid(rule: string, limit: number, windowMinutes: number): boolean {
  return (
    rule.length >= 2 &&
    rule.length <= 100 &&
    isWithin(limit, MOST_ATTEMPTS) &&
    isWithin(windowMinutes, LONGEST_WINDOW_MINUTES)
  );
}

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
