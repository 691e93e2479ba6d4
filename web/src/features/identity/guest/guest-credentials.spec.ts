import { describe, expect, it } from '@jest/globals';
import { readGuestId, readPin } from './guest-credentials';

describe('Guest credentials as people type them', () => {
  it.each([
    ['Guest-AB23CD45', 'Guest-AB23CD45'],
    [' guest-ab23cd45 ', 'Guest-AB23CD45'],
    ['GUEST ab23 cd45', 'Guest-AB23CD45'],
    ['ab23cd45', 'Guest-AB23CD45'],
    ['guestabc', 'Guest-GUESTABC'],
    ['  ', ''],
  ])('reads the Guest ID "%s" as "%s"', (typed, expected) => {
    expect(readGuestId(typed)).toBe(expected);
  });

  it('reads a PIN in lower case and with spaces', () => {
    expect(readPin(' ab2 3cd ')).toBe('AB23CD');
  });
});
