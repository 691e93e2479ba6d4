import { DeadlockException, UniqueConstraintViolationException } from '@mikro-orm/core';

/** What it refers to has gone, it is there already, or the two would wait for each other (SQLSTATE). */
const MET = new Set(['23503', '23505', '40001', '40P01']);

/** Whether the database let another change through instead of this one: after it, trying again tells what is so now. */
export function metAnotherChange(error: unknown): boolean {
  if (error instanceof UniqueConstraintViolationException || error instanceof DeadlockException) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && MET.has(code)) || metAnotherChange(error.cause);
}
