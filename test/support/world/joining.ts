import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { LockListing } from '../../../src/catalog/catalog.contract.js';
import type { TestApp } from '../app/app.js';
import { isSomebodyWaiting } from '../app/is-somebody-waiting.js';
import { eventually } from '../runner/eventually.js';
import type { TestGuest, TestMember } from './people.js';

/** The guest signs in as that member, who takes everything along. */
export const joinAs = ({ client }: TestGuest, { email, password }: TestMember) =>
  client.post('/api/auth/sign-in', { email, password, bringGuest: true });

/**
 * `joinAs` at the worst of times: when the next one who does something about a listing has locked it, and before they go on.
 * Answers what became of it; `jest.restoreAllMocks()` is the caller's.
 */
export function joinAmidWork(app: TestApp, guest: TestGuest, member: TestMember) {
  const commands = app.nest.get(CommandBus);
  const execute = commands.execute.bind(commands);
  return new Promise<Awaited<ReturnType<typeof joinAs>>>((resolve, reject) => {
    let hasBegun = false;
    jest.spyOn(commands, 'execute').mockImplementation(async (command) => {
      const answer = await execute(command);
      if (command instanceof LockListing && !hasBegun) {
        hasBegun = true;
        joinAs(guest, member).then(resolve, reject);
        await eventually(() => isSomebodyWaiting(app));
      }
      return answer;
    });
  });
}

/**
 * `joinAs` while somebody else does something: they begin once the joining waits for a row of `held` (the rest of a `select`),
 * and it goes on when `other` is done or waits as well. Answers what became of both.
 */
export async function joinDuring<T>(
  app: TestApp,
  [guest, member]: readonly [TestGuest, TestMember],
  held: RawBuilder<unknown>,
  other: () => Promise<T>,
) {
  const connection = app.nest.get(EntityManager).fork();
  const both = await connection.transactional(async (em) => {
    await sql`select ${held} for update`.execute(em.getKysely());
    const joined = joinAs(guest, member);
    await eventually(() => isSomebodyWaiting(app));
    const done = other();
    await eventually(async () => (await isDone(done)) || (await isSomebodyWaiting(app, 2)));
    return [joined, done] as const;
  });
  return Promise.all(both);
}

/** Whether it is done at this moment. */
export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
