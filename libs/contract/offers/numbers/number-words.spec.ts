import { describe, expect, it } from '@jest/globals';
import { figureOf } from '#contract/offers/numbers/number-lexicon';
import { namesNumber, wordsAsFigures } from '#contract/offers/numbers/number-words';

const LONG = 400_000;
const filled = (piece: string) => piece.repeat(Math.ceil(LONG / piece.length));

const sums = (text: string) => wordsAsFigures(text, ({ value, isSum }) => (isSum ? `$${value}` : `${value}`));

describe('Number words', () => {
  it.each([
    ['two hundred and fifty, or three-fifty', '250, or 350'],
    ['a mil, o a ciento veinte mil', 'a 1000, o a 120000'],
    ['por ciento veinte, no el diez por ciento', 'por 120, no el diez por ciento'],
    ['twenty two\nhundred', '22\n100'],
    ['two hundred three hundred', '200, 300'],
    ["one of my friends took the one's", "one of my friends took the one's"],
    ['once again', 'once again'],
    ['five or six bucks', 'five or 6 bucks'],
  ])('become figures where they name a number: %p is %p', (words, figures) => {
    expect(wordsAsFigures(words)).toBe(figures);
  });

  it('may be written as the caller likes, who is told which of them are sums in thousands', () => {
    expect(sums('two thousand, eleven thousand miles, dos mil diez, mil, fifteen hundred')).toBe(
      '$2000, 11000 miles, 2010, 1000, 1500',
    );
  });

  it('are a number that a message names', () => {
    expect(namesNumber('twenty-two hundred?')).toBe(true);
    expect(namesNumber('mil gracias')).toBe(false);
  });

  it('stand for a figure by themselves, save those that only multiply', () => {
    expect(['two', 'siete', 'forty', 'cien', 'hundred', 'mil', 'once'].map(figureOf)).toEqual([
      2,
      7,
      40,
      100,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    'two hundred thousand ',
    'twenty-two-',
    'one hundred and ',
    'treinta y ',
    'mil ',
    'mil',
    '2 thousand 500 ',
    "five's ",
    '1.',
    'half a ',
  ])('of hundreds of pages are read to their end: %p', (piece) => {
    expect(wordsAsFigures(`${filled(piece)}; cien mil`)).toMatch(/; 100000$/);
  });
});
