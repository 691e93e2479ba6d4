import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** So many outages in a row, and nobody is asked for a while; then one is, and decides. */
export const BREAKER = { failures: 5, pauseMs: 30_000 } as const;

interface Rules {
  /** What tells of the state of whoever is asked; other errors tell of the question. */
  isOutage: (error: unknown) => boolean;
  /** What is thrown while they are spared. */
  spared: () => Error;
}

/** Spares somebody outside who is down, and those who would wait for them. */
export class Breaker {
  private pausedUntil = 0;
  private readonly policy;

  constructor(private readonly rules: Rules) {
    this.policy = circuitBreaker(handleWhen(rules.isOutage), {
      breaker: new ConsecutiveBreaker(BREAKER.failures),
      halfOpenAfter: BREAKER.pauseMs,
    });
    this.policy.onBreak(() => {
      this.pausedUntil = Date.now() + BREAKER.pauseMs;
    });
  }

  /** @throws what `spared` makes, at once, while they are spared, also while one call finds out how they are. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const { state } = this.policy;
    const paused = state === CircuitState.Open && Date.now() < this.pausedUntil;
    if (paused || state === CircuitState.HalfOpen) throw this.rules.spared();
    return this.policy.execute(call);
  }
}
