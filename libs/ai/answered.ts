import type { AiEngine } from '#contract/ai/drafting';

/** An answer, and who has given it. */
export interface Answered<T> {
  readonly value: T;
  readonly engine: AiEngine;
  /** The endpoint has failed, and the product itself has stood in. */
  readonly fellBack: boolean;
}
