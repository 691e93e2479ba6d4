import { jest } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../app/app.js';

/**
 * Lets the next `times` transactions that call `method` of `rules` be the ones that PostgreSQL ends because they and another
 * would wait for each other, when the work is done. `jest.restoreAllMocks()` is the caller's.
 */
export function meetDeadlock<Name extends string>(
  { db }: TestApp,
  rules: Record<Name, (...about: never[]) => Promise<void>>,
  method: Name,
  times = 1,
): void {
  const work = rules[method].bind(rules);
  let met = 0;
  jest
    .spyOn(rules as Record<string, (...about: never[]) => Promise<void>>, method)
    .mockImplementation(async (...about) => {
      await work(...about);
      if (++met > times) return;
      await db.rows(sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
    });
}
