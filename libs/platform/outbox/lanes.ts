/**
 * Where a reaction runs. `inside` changes what the database keeps or tells browsers, in one transaction. `outside` calls
 * somebody who may take their time or never answer (mail, payment, AI, web push, another marketplace): no transaction is
 * open and no row is locked meanwhile. `long` is outside for what takes minutes, one at a time, so that no mail waits
 * behind it.
 */
export type Lane = 'inside' | 'outside' | 'long';
/** Those in which no transaction is open. */
export type OutsideLane = Exclude<Lane, 'inside'>;

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
export const CALL_LIMITS: Readonly<Record<OutsideLane, number>> = { outside: 30_000, long: 600_000 };

/** Beyond the longest call: whoever takes over must find the one before ended. */
const leaseOf = (lane: OutsideLane): number => CALL_LIMITS[lane] / 1000 + 15;

export const LANES: Readonly<Record<Lane, LaneRules>> = {
  // An hour: 1 + 2 + … + 256 seconds, then ten times five minutes.
  inside: { concurrency: 4, ahead: 12, run: 20, lease: 10, attempts: 20, longestWait: 300 },
  // Three days: 1 + 2 + … + 512 seconds, then ten minutes each.
  outside: {
    concurrency: 8,
    ahead: 0,
    run: 1,
    lease: leaseOf('outside'),
    attempts: 440,
    longestWait: 600,
  },
  // Two hours.
  long: { concurrency: 1, ahead: 0, run: 1, lease: leaseOf('long'), attempts: 20, longestWait: 600 },
};

export const ALL_LANES = Object.keys(LANES) as readonly Lane[];

/** Seconds until an event is tried again after its `attempt`th try. */
export const waitAfter = (attempt: number, { longestWait }: LaneRules): number =>
  Math.min(2 ** (attempt - 1), longestWait);
