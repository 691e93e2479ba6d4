import { describe, expect, it } from '@jest/globals';
import { isVisible } from '#contract/texts/visible';

describe('A text', () => {
  it.each([
    'Desk lamp',
    '7',
    '—',
    '🚲',
    '👩‍🚒',
    '❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
    '54\u00a0cm',
    '\u200bhidden',
  ])('is seen: %s', (text) => expect(isVisible(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0\u2003\u3000'],
    ['no width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['marks of direction', '\u200e\u202e\u2066'],
    ['fillers that count as letters', '\u115f\u1160\u3164\uffa0'],
    ['an empty braille cell', '\u2800'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['a private sign', '\ue000'],
  ])('is not seen: %s', (_, text) => expect(isVisible(text)).toBe(false));
});
