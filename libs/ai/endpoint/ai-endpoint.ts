import type { AiAbility, AiQuestion } from './ai-question.js';

/** The AI endpoint that the operator has set, if any. Ask it outside of every transaction (docs/adr/0037). */
export abstract class AiEndpoint {
  /** False where no model is named for it: the product's own engines do the work then, and nothing need be made ready. */
  abstract answers(ability: AiAbility): boolean;

  /**
   * @throws AiUnavailable (`ai.errors.ts`) with its reason, whatever went wrong (`not-set` where no model is named for the
   * ability), and what `signal` says once it has aborted. See `withFallback`.
   */
  abstract ask<Answer extends object>(question: AiQuestion<Answer>): Promise<Answer>;
}
