/**
 * Where a reaction runs. `inside` changes what the database keeps or tells browsers, in one transaction. `outside` calls
 * somebody who may take their time or never answer (mail, payment, AI, web push, another marketplace): no transaction is
 * open and no row is locked meanwhile.
 */
export type Lane = 'inside' | 'outside';

export interface LaneRules {
  /** Aggregates one instance works on at the same time. */
  readonly concurrency: number;
  /** Aggregates it takes beyond those, so that a crowd costs fewer claims. */
  readonly ahead: number;
  /** Events of one aggregate it takes at once. */
  readonly run: number;
  /** Seconds after which another instance may take over what one has taken and not finished. */
  readonly lease: number;
  /** Tries after which an event becomes a dead letter. */
  readonly attempts: number;
  /** Seconds between two tries at most; the first ones come after 1, 2, 4 … */
  readonly longestWait: number;
}

/** How long one call to the outside may take, in milliseconds. */
export const CALL_LIMIT = 30_000;

export const LANES: Readonly<Record<Lane, LaneRules>> = {
  // An hour: 1 + 2 + … + 256 seconds, then ten times five minutes.
  inside: { concurrency: 4, ahead: 12, run: 20, lease: 10, attempts: 20, longestWait: 300 },
  // Three days: 1 + 2 + … + 512 seconds, then ten minutes each.
  outside: {
    concurrency: 8,
    ahead: 0,
    run: 1,
    lease: CALL_LIMIT / 1000 + 15,
    attempts: 440,
    longestWait: 600,
  },
};

export const ALL_LANES = Object.keys(LANES) as readonly Lane[];

/** Seconds until an event is tried again after its `attempt`th try. */
export const waitAfter = (attempt: number, { longestWait }: LaneRules): number =>
  Math.min(2 ** (attempt - 1), longestWait);
