import { describe, expect, it } from '@jest/globals';
import { nameProblem, skeletonOf } from '#contract/accounts/names';

describe('A name', () => {
  it.each([
    'Maya',
    'Mara K.',
    'José Ángel',
    "Sinéad O'Connor",
    'Nguyễn Thị Minh',
    'Nguye\u0302\u0303n',
    '李小龍',
    'さくら',
    'हिन्दी नाम',
    'محمد',
    'Ольга',
    '7 of 9',
    'Ana ❤️',
    'Sam 👩🏽‍🎓 👍🏽',
  ])('may be %s', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a zero-width space', 'Ma\u200bya'],
    ['a zero-width joiner', 'Ma\u200dya'],
    ['a zero-width non-joiner', 'Ma\u200cya'],
    ['a byte order mark', '\ufeffMaya'],
    ['a soft hyphen', 'Ma\u00adya'],
    ['a word joiner', 'Maya\u2060'],
    ['writing from right to left', 'Ma\u202eya'],
    ['an isolate', '\u2067Maya\u2069'],
    ['a mark of direction', 'Maya\u200f'],
    ['Hangul fillers', '\u3164'],
    ['a half-width filler', 'Maya\uffa0'],
    ['a blank in Braille', '\u2800'],
    ['a tab', 'Ma\tya'],
    ['a new line', 'Ma\nya'],
    ['a no-break space', 'Ma\u00a0ya'],
    ['an ideographic space', 'Ma\u3000ya'],
    ['a line separator', 'Ma\u2028ya'],
    ['a letter for private use', 'Maya\ue000'],
    ['half a character', 'Maya\ud83d'],
    ['a tag', 'Maya\u{e0061}'],
    ['a variation selector', 'Maya\ufe0f'],
    ['nothing but marks', '\u0301\u0301'],
    ['a loose mark', 'Maya \u0301'],
    ['too many marks', 'Z\u0300\u0301\u0302\u0303\u0304algo'],
    ['nothing but signs', '...'],
    ['nothing but an emoji', '❤️'],
  ])('has more than %s', (_what, name) => {
    expect(nameProblem(name)).toBe('name-not-visible');
  });

  it.each([
    ['mara_k', 'MARA_K'],
    ['mara_k', 'mаrа_k'],
    ['mara_k', 'ｍａｒａ＿ｋ'],
    ['mara_k', 'rnara_k'],
    ['Ian_b', 'lan_b'],
    ['sal10', 'saIlO'],
    ['savva', 'sawa'],
    ['jonas_w', 'јоոаѕ_ԝ'],
    ['NINA', 'ΝlΝΑ'],
    ['office', 'oﬃce'],
  ])('%s looks like %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['mara_k', 'mara_l'],
    ['mara_1', 'mara_2'],
    ['ian', 'lan'],
    ['josé', 'jose'],
    ['anna', 'ana'],
  ])('%s does not look like %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
});
