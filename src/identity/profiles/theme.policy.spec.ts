import { describe, expect, it } from '@jest/globals';
import { THEMES } from '#contract/people';
import { isPremiumTheme, mayUseTheme } from './theme.policy.js';

describe('Premium themes', () => {
  it('are midnight, neon and pastel', () => {
    expect(THEMES.filter(isPremiumTheme)).toEqual(['midnight', 'neon', 'pastel']);
  });

  it('are for those who are entitled to them', () => {
    expect(mayUseTheme('neon', ['offer-bot'])).toBe(false);
    expect(mayUseTheme('neon', ['premium-themes'])).toBe(true);
    expect(mayUseTheme('light', [])).toBe(true);
  });
});
