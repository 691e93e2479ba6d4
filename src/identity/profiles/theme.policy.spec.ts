import { describe, expect, it } from '@jest/globals';
import { THEMES } from '#contract/people';
import { isPremiumTheme, mayUsePremiumThemes } from './theme.policy.js';

describe('Premium themes', () => {
  it('are midnight, neon and pastel', () => {
    expect(THEMES.filter(isPremiumTheme)).toEqual(['midnight', 'neon', 'pastel']);
  });

  it.each([
    ['premium@example.org', true],
    ['me@pro.example', true],
    ['professor@example.org', true],
    ['me@example.org', false],
    [null, false],
  ])('are open to %p: %p', (email, may) => {
    expect(mayUsePremiumThemes(email, [])).toBe(may);
  });

  it('are open to whom the operator gave full access', () => {
    expect(mayUsePremiumThemes('me@example.org', ['you@example.org', 'me@example.org'])).toBe(true);
    expect(mayUsePremiumThemes(null, ['me@example.org'])).toBe(false);
  });
});
