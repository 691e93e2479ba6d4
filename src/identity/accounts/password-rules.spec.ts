import { describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../identity.contract.js';
import { passwordProblem } from './password-rules.js';

const ADA = { username: 'ada_lovelace', email: 'countess@example.org' };

describe('Passwords', () => {
  it.each([
    ['123456', 'password-common'],
    ['password', 'password-common'],
    ['PassWord', 'password-common'],
    [' letmein ', 'password-common'],
    ['iloveyou', 'password-common'],
    ['Ada_Lovelace', 'password-is-username'],
    ['countess@example.org', 'password-is-email'],
    ['Countess@Example.org', 'password-is-email'],
    ['countess', 'password-is-email'],
    ['correct horse', null],
    ['countess!', null],
    [DEMO_PASSWORD, null],
  ])('that are %j: %p', (password, problem) => {
    expect(passwordProblem(password, ADA)).toBe(problem);
  });

  it('of a person without name and address are held against the list alone', () => {
    const nobody = { username: null, email: null };
    expect(passwordProblem('ada_lovelace', nobody)).toBeNull();
    expect(passwordProblem('qwerty', nobody)).toBe('password-common');
  });
});
