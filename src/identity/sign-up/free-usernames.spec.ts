import { describe, expect, it } from '@jest/globals';
import { usernameProblem } from '#contract/accounts/username';
import { variantsOf } from './free-usernames.js';

describe('Variants of a username', () => {
  it.each(['ada', 'x'.repeat(30), 'x'.repeat(29)])('of %p are valid, distinct and other names', (base) => {
    const variants = variantsOf(base);
    expect(variants.filter((variant) => usernameProblem(variant) !== null || variant === base)).toEqual([]);
    expect(new Set(variants).size).toBe(variants.length);
  });
});
