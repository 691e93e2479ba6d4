import type { Answered } from '../answered.js';
import { AiUnavailable } from './ai.errors.js';

/**
 * The endpoint's answer or, where it gives none, the product's own. `fellBack` says that one is set and has failed; where
 * nobody is set, nothing has.
 */
export async function withFallback<T>(
  asked: () => Promise<T>,
  builtIn: () => T | Promise<T>,
): Promise<Answered<T>> {
  try {
    return { value: await asked(), engine: 'endpoint', fellBack: false };
  } catch (error) {
    if (!(error instanceof AiUnavailable)) throw error;
    return { value: await builtIn(), engine: 'built-in', fellBack: error.reason !== 'not-set' };
  }
}
