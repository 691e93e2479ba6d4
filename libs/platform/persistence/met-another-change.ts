import { DeadlockException, UniqueConstraintViolationException } from '@mikro-orm/core';

/** What it refers to has gone, it is there already, or the two would wait for each other (SQLSTATE). */
const MET = new Set(['23503', '23505', '40001', '40P01']);

const MOST_TRIES = 3;

/** Whether the database let another change through instead of this one: after it, trying again tells what is so now. */
export function metAnotherChange(error: unknown): boolean {
  if (error instanceof UniqueConstraintViolationException || error instanceof DeadlockException) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && MET.has(code)) || metAnotherChange(error.cause);
}

/**
 * Does again, from its beginning, what met another change: for work that changes so much of what others change as well
 * that nobody should be told of it. `work` opens its own transaction and leaves nothing behind when that fails.
 * @throws what the third try threw, or what `work` threw for another reason
 */
export async function againIfMet<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !metAnotherChange(error)) throw error;
    }
  }
}
