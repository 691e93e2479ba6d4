import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Metrics } from '#platform/observability/metrics';
import { TooManyAttempts } from './throttle.errors.js';

const MOST_ATTEMPTS = 10_000;
const LONGEST_WINDOW_MINUTES = 1440;

/** So much of something, for one person, address or recipient, in a time. */
export interface Budget {
  /** 2 to 100 characters, e.g. `identity.guest-log-in`. */
  rule: string;
  /** Whose it is: an id or an address. */
  key: string;
  /** 1 to 10,000. */
  limit: number;
  /** 1 to 1,440. */
  windowMinutes: number;
  /** How much is taken at a time, at most `limit`; 1 unless said. */
  weight?: number;
  /** Of the error, when a more telling text exists than the general one. */
  code?: string;
}

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
   * Takes from every one of the budgets or, where one has not enough left, from none. At once and whatever becomes of
   * the caller's transaction. Call it before opening one: it takes a database connection of its own.
   * @throws TooManyAttempts with the longest wait, and for a rule with invalid numbers, which is logged (spec 2, section 5).
   */
  async spend(...budgets: readonly Budget[]): Promise<void> {
    this.assertValid(budgets);
    const db = this.connection();
    const enough = await (budgets.length === 1
      ? take(db, budgets)
      : db
          .transaction()
          .execute((transaction) => take(transaction, budgets))
          .catch(falseIfShort));
    if (!enough) throw await this.refusalFor(budgets);
  }

  /** `spend` for what is left out, not refused, where there is not enough. Whether it was taken. */
  async trySpend(...budgets: readonly Budget[]): Promise<boolean> {
    try {
      await this.spend(...budgets);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }

  /** Refuses as `spend` would, and takes nothing. */
  async check(...budgets: readonly Budget[]): Promise<void> {
    this.assertValid(budgets);
    const short = await firstShort(this.connection(), budgets);
    if (short) throw this.refusal(short.budget, short.left);
  }

  /** Counts and makes a refusal that the caller knows of without asking again. `seconds` until it helps to come back. */
  refusal({ rule, code }: Pick<Budget, 'rule' | 'code'>, seconds: number): TooManyAttempts {
    this.metrics.throttled.inc({ rule });
    return new TooManyAttempts(Math.max(1, Math.ceil(seconds)), code);
  }

  /** Removes windows that ended; no rule has a longer one than a day. */
  async forgetEnded(): Promise<void> {
    const longest = sql`now() - make_interval(mins => ${LONGEST_WINDOW_MINUTES})`;
    await sql`delete from platform.rate_limits where window_start < ${longest}`.execute(this.connection());
  }

  private assertValid(budgets: readonly Budget[]): void {
    const invalid = budgets.find((budget) => !isValid(budget));
    if (!invalid) return;
    const { rule, limit, windowMinutes, weight } = invalid;
    this.logger.error({ rule, limit, windowMinutes, weight }, 'A rate limit is invalid; it was blocked.');
    throw this.refusal(invalid, LONGEST_WINDOW_MINUTES * 60);
  }

  /** A window may have ended since. */
  private async refusalFor(budgets: readonly Budget[]): Promise<TooManyAttempts> {
    const { budget, left } = (await firstShort(this.connection(), budgets)) ?? {
      budget: budgets[0],
      left: 1,
    };
    if (!budget) throw new Error('No budget was named.');
    return this.refusal(budget, left);
  }

  /** A fork knows nothing of the transaction the caller may be in. */
  private connection(): Kysely<unknown> {
    return this.orm.em.fork().getKysely() as unknown as Kysely<unknown>;
  }
}

/** Undoes what a transaction has taken from the other budgets. */
class Short extends Error {}

function falseIfShort(error: unknown): false {
  if (error instanceof Short) return false;
  throw error;
}

/** One row each, in the order of their keys, in which everybody locks them. */
const rowsOf = (budgets: readonly Budget[]) => sql`
  (select rule, key, most, span * interval '1 minute' as span, weight from unnest(
    ${budgets.map(({ rule }) => rule)}::text[], ${budgets.map(({ key }) => key)}::text[],
    ${budgets.map(({ limit }) => limit)}::int[], ${budgets.map(({ windowMinutes }) => windowMinutes)}::int[],
    ${budgets.map(({ weight = 1 }) => weight)}::int[]
  ) as given (rule, key, most, span, weight) order by rule, key)`;

/** @throws Short in a transaction that has to be undone */
async function take(db: Kysely<unknown>, budgets: readonly Budget[]): Promise<boolean> {
  const { rows } = await sql`
    with budget as materialized ${rowsOf(budgets)}
    insert into platform.rate_limits as known (rule, key, window_start, count)
    select rule, key, now(), weight from budget
    on conflict (rule, key) do update set
      window_start = case when ${hasEnded} then now() else known.window_start end,
      count = case when ${hasEnded} then excluded.count else known.count + excluded.count end
    where ${hasEnded} or known.count + excluded.count <= (select most from ${ofRow})
    returning rule`.execute(db);
  if (rows.length === budgets.length) return true;
  if (db.isTransaction) throw new Short();
  return false;
}

const ofRow = sql`budget where budget.rule = known.rule and budget.key = known.key`;
const hasEnded = sql`known.window_start <= now() - (select span from ${ofRow})`;

async function firstShort(db: Kysely<unknown>, budgets: readonly Budget[]) {
  const { rows } = await sql<{ rule: string; key: string; left: number }>`
    with budget as materialized ${rowsOf(budgets)}
    select rule, key, extract(epoch from window_start + span - now())::float8 as left
    from budget join platform.rate_limits known using (rule, key)
    where window_start > now() - span and count + weight > most
    order by 3 desc limit 1`.execute(db);
  const [row] = rows;
  const budget = budgets.find(({ rule, key }) => rule === row?.rule && key === row.key);
  return row && budget ? { budget, left: row.left } : null;
}

const isValid = ({ rule, limit, windowMinutes, weight = 1 }: Budget): boolean =>
  rule.length >= 2 &&
  rule.length <= 100 &&
  isWithin(limit, MOST_ATTEMPTS) &&
  isWithin(windowMinutes, LONGEST_WINDOW_MINUTES) &&
  isWithin(weight, limit);

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
