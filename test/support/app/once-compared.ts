import { jest } from '@jest/globals';
import { SecretHashes } from '../../../src/identity/accounts/secret-hashes.js';
import type { TestApp } from './app.js';

/**
 * Lets something happen when the next password or PIN has been compared, and before anything is done about it.
 * `jest.restoreAllMocks()` is the caller's.
 */
export function onceCompared({ nest }: TestApp, happens: () => Promise<unknown>): void {
  const hashes = nest.get(SecretHashes);
  const matches = hashes.matches.bind(hashes);
  jest.spyOn(hashes, 'matches').mockImplementationOnce(async (stored, given) => {
    const right = await matches(stored, given);
    await happens();
    return right;
  });
}
