import { describe, expect, it } from '@jest/globals';
import { mayUse, themeToShow } from './theme-policy';

const PREMIUM = ['premium-themes'] as const;

describe('the theme', () => {
  it('is free to choose between light and dark', () => {
    expect(mayUse('light', [])).toBe(true);
    expect(mayUse('dark', [])).toBe(true);
  });

  it.each(['midnight', 'neon', 'pastel'] as const)('%s is for those who are entitled to it', (theme) => {
    expect(mayUse(theme, [])).toBe(false);
    expect(mayUse(theme, PREMIUM)).toBe(true);
  });

  it('is the chosen one where that is allowed', () => {
    expect(themeToShow('neon', PREMIUM, false)).toBe('neon');
    expect(themeToShow('light', [], true)).toBe('light');
  });

  it('is what the system prefers without a choice, or when the choice is locked', () => {
    expect(themeToShow(null, [], true)).toBe('dark');
    expect(themeToShow(null, [], false)).toBe('light');
    expect(themeToShow('neon', [], true)).toBe('dark');
  });
});
