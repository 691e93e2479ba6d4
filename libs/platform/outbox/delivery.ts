import type { Claimed } from './outbox-work.js';

/** What became of one try: nothing failed, or the event must be tried again. */
export interface Outcome {
  readonly failures: readonly string[];
  /** The instance stops; the try does not count. */
  readonly cutShort?: boolean;
}

/** Carries one event to those of its lane's reactions that are not done with it. */
export interface Delivery {
  /** Aggregates it works on at the same time. */
  readonly atOnce: number;
  deliver(event: Claimed): Promise<Outcome>;
}
