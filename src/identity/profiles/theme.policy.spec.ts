import { describe, expect, it } from '@jest/globals';
import { THEMES } from '#contract/people';
import { wantsPremiumTheme } from './theme.policy.js';

describe('Premium themes', () => {
  it('are midnight, neon and pastel', () => {
    expect(THEMES.filter((theme) => wantsPremiumTheme({ theme }))).toEqual(['midnight', 'neon', 'pastel']);
  });

  it.each([undefined, null, 'neon', [], {}, { theme: null }, { theme: ['neon'] }, { bio: 'neon' }])(
    'are not chosen by %j',
    (sent) => {
      expect(wantsPremiumTheme(sent)).toBe(false);
    },
  );
});
