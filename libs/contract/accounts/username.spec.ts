import { describe, expect, it } from '@jest/globals';
import { usernameProblem } from '#contract/accounts/username';

describe('A username', () => {
  it.each([
    ['', 'username-too-short'],
    ['ab', 'username-too-short'],
    ['a!', 'username-too-short'],
    ['ada.lovelace', 'username-characters'],
    ['ada lovelace', 'username-characters'],
    ['ädä', 'username-characters'],
    ['x'.repeat(31), 'username-too-long'],
    ['abc', null],
    ['Ada_1815', null],
    ['x'.repeat(30), null],
  ])('%p: %p', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });
});
