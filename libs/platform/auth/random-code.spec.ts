import { describe, expect, it } from '@jest/globals';
import { CODE_ALPHABET } from '#contract/texts/code-alphabet';
import { randomCode } from './random-code.js';

describe('a random code', () => {
  const made = Array.from({ length: 2000 }, () => randomCode(8));

  it('is as long as asked for, and another one each time', () => {
    expect(made.every((code) => code.length === 8)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('uses every character, none of which looks like another', () => {
    expect([...new Set(made.join(''))].sort().join('')).toBe(CODE_ALPHABET);
    expect(CODE_ALPHABET).not.toMatch(/[01OIL]/);
  });
});
