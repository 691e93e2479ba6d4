import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { LockListing } from '../../../src/catalog/catalog.contract.js';
import type { TestApp } from '../app/app.js';
import { eventually } from '../runner/eventually.js';
import { isSomebodyWaiting } from '../runner/held-up.js';
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
