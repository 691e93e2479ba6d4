import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Breaker } from '#platform/work/breaker';
import { AiUnavailable } from './ai.errors.js';
import { AiBudget } from './ai-budget.js';
import { AiMetrics } from './ai-metrics.js';
import type { AiAbility, Asker } from './ai-question.js';

export interface OutsideCall {
  ability: AiAbility;
  /** Who is asked: counted and given up on apart. */
  adapter: 'endpoint' | 'deepgram';
  asker: Asker;
  /** Of the whole, what is tried again included. */
  limitMs: number;
  signal?: AbortSignal;
}

/** What tells of the provider's state; that a question is not taken, or an answer refused or wrong, tells of the question. */
const OUTAGES = new Set(['timeout', 'rate-limited', 'failed']);
const isOutage = (error: unknown): boolean => error instanceof AiUnavailable && OUTAGES.has(error.reason);

/** A pause that a provider asks for and that is longer than this is not waited for; in milliseconds. */
const LONGEST_PAUSE_MS = 3000;

/** Every call to an AI provider: within a budget and a time limit, tried twice at most, spared while it is down, measured. */
@Injectable()
export class OutsideCalls {
  private readonly logger = new Logger('AI');
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly budget: AiBudget,
    private readonly metrics: AiMetrics,
  ) {}

  /**
   * Makes the call; `attempt` says by an AiUnavailable what came of it. Not to be called within a transaction.
   * @throws AiUnavailable, or what `signal` says once it has aborted.
   */
  async make<T>(call: OutsideCall, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { ability, adapter, limitMs, signal } = call;
    const measured = this.metrics.duration.startTimer({ ability, adapter });
    const limit = AbortSignal.timeout(limitMs);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    let outcome = 'ok';
    try {
      return await this.breakerOf(call).run(async () => {
        try {
          return await this.twice(call, attempt, either);
        } catch (error) {
          if (signal?.aborted) throw signal.reason;
          throw limit.aborted ? new AiUnavailable('timeout') : error;
        }
      });
    } catch (error) {
      outcome = error instanceof AiUnavailable ? error.reason : signal?.aborted ? 'given-up' : 'fault';
      if (error instanceof AiUnavailable) this.note(call, error);
      throw error;
    } finally {
      measured();
      this.metrics.calls.inc({ ability, adapter, outcome });
    }
  }

  private async twice<T>(
    { asker }: OutsideCall,
    attempt: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const once = async () => {
      signal.throwIfAborted();
      await this.budget.spend(asker);
      return orAborted(() => attempt(signal), signal);
    };
    try {
      return await once();
    } catch (error) {
      const again = error instanceof AiUnavailable ? error.again : undefined;
      if (again === undefined || again > LONGEST_PAUSE_MS) throw error;
      await pause(again, undefined, { signal });
      return once();
    }
  }

  private breakerOf({ ability, adapter }: OutsideCall): Breaker {
    const key = `${adapter}/${ability}`;
    const known = this.breakers.get(key);
    if (known) return known;
    const breaker = new Breaker({ isOutage, spared: () => new AiUnavailable('open') });
    this.breakers.set(key, breaker);
    return breaker;
  }

  private note({ ability, adapter }: OutsideCall, { reason, detail }: AiUnavailable): void {
    if (reason === 'open' || reason === 'budget')
      this.logger.debug({ ability, adapter, reason }, 'Nobody was asked.');
    else this.logger.warn({ ability, adapter, reason, detail }, 'An AI provider gave no answer.');
  }
}

/** Does not wait for what goes on in spite of its signal. */
async function orAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const aborted = () => reject(signal.reason);
  signal.addEventListener('abort', aborted, { once: true });
  try {
    return await Promise.race([work(), promise]);
  } finally {
    signal.removeEventListener('abort', aborted);
  }
}
