import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { IMPROVEMENT_KINDS, type ImprovementKind } from '#contract/ai/voice';
import { within } from '../../../test/support/runner/within.js';
import { improveText } from './improve-text.js';
import { LABELS, PLAIN_WORDS } from './phrases.js';

const BIKE =
  "um so yeah i'm selling my my blue road bike, like, i bought it two years ago. the the brakes dont work great. " +
  'you know i had a lot of fun with it! im asking $200 or 180 bucks today. pick up is near the campus . thx';

const wordsOf = (text: string) =>
  text
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .match(/[\p{L}\d]+/gu) ?? [];

const SAID = [
  'um',
  'i',
  'dont',
  'bike',
  'the',
  'the',
  '$200',
  'bucks',
  'like',
  'new',
  ',',
  '. ',
  '? ',
  '\n',
  '3.5',
  'está',
  'roto',
  'gonna',
  'pues',
  'este',
  'scratch',
  '1,250',
  'iPhone',
  'o sea',
  'campus',
  '¿',
  '!',
];

describe('A transcript', () => {
  it.each<[string, ImprovementKind, string, string]>([
    ['capitals and a full stop', 'grammar', 'i have an iPhone 12', 'I have an iPhone 12.'],
    ['spaces', 'grammar', 'red ,blue  and green .nice', 'Red, blue and green. Nice.'],
    ['doubled words', 'grammar', 'the the the lamp is is old', 'The lamp is old.'],
    ['apostrophes', 'grammar', 'it doesnt work and i cant fix it', "It doesn't work and I can't fix it."],
    [
      'figures as they are',
      'grammar',
      'it is 3.5 m at 1,250.50 on trek.com',
      'It is 3.5 m at 1,250.50 on trek.com.',
    ],
    ['names written their own way', 'grammar', 'iPhone for sale', 'iPhone for sale.'],
    [
      'a Spanish question',
      'grammar',
      'vendo la bici. está nueva. te interesa?',
      'Vendo la bici. Está nueva. ¿Te interesa?',
    ],
    ['fillers', 'professional', 'um, it is, like, you know, a lamp', 'It is a lamp.'],
    [
      'what only looks like a filler',
      'professional',
      'it is like new, well made',
      'It is like new, well made.',
    ],
    ['everyday words', 'professional', 'Gonna sell it for 50 bucks', 'Going to sell it for 50 dollars.'],
    [
      'Spanish fillers',
      'professional',
      'pues, eh, vendo este sofá, o sea, con la mesa',
      'Vendo este sofá con la mesa.',
    ],
  ])('gets %s right', (_, kind, said, better) => {
    expect(improveText(said, kind, 'en')).toBe(better);
  });

  it('is said better without what says nothing', () => {
    expect(improveText(BIKE, 'professional', 'en')).toBe(
      "I'm selling my blue road bike, I bought it two years ago. The brakes don't work great. I had a lot of fun with it! " +
        "I'm asking $200 or 180 dollars today. Pick up is near the campus. Thanks.",
    );
  });

  it('is told in short by the sentences that tell of the thing', () => {
    expect(improveText(BIKE, 'summary', 'en')).toBe(
      "I'm selling my blue road bike, I bought it two years ago. The brakes don't work great. " +
        "I'm asking $200 or 180 dollars today. Pick up is near the campus.",
    );
    expect(improveText('Hello there. Blue sky.', 'summary', 'en')).toBe('Hello there. Blue sky.');
  });

  it('is set in order under the four labels, in its own language', () => {
    expect(improveText(BIKE, 'structure', 'en')).toBe(
      "Item: I'm selling my blue road bike, I bought it two years ago.\n" +
        "Condition: The brakes don't work great.\n" +
        "Price: I'm asking $200 or 180 dollars today.\n" +
        'Details: I had a lot of fun with it! Pick up is near the campus. Thanks.',
    );
    expect(improveText('A lamp for $20.', 'structure', 'en')).toBe('Item: A lamp for $20.\nPrice: $20');
    expect(improveText('vendo una mesa de madera. está usada. pido 40 euros.', 'structure', 'en')).toBe(
      'Artículo: Vendo una mesa de madera.\nEstado: Está usada.\nPrecio: Pido 40 euros.',
    );
  });

  const ours = new Set([
    ...Object.values(LABELS).flatMap((labels) => Object.values(labels).flatMap(wordsOf)),
    ...Object.values(PLAIN_WORDS).flatMap((words) => Object.values(words).flatMap(wordsOf)),
  ]);

  it.each(IMPROVEMENT_KINDS)('never tells by %s what was not said', (kind) => {
    const said = constantFrom(...SAID);
    assert(
      property(
        array(said, { maxLength: 60 }),
        string({ unit: 'grapheme', maxLength: 20 }),
        (words, noise) => {
          const transcript = `${words.join(' ')} ${noise}`;
          const known = new Set(wordsOf(transcript));
          const added = wordsOf(improveText(transcript, kind, 'en')).filter(
            (word) => !known.has(word) && !ours.has(word),
          );
          expect(added).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['spaces', ' '],
    ['tabs', '\t'],
    ['line ends', '\n'],
    ['lines of a space', ' \n'],
    ['hesitation', 'm'],
    ['figures', '1,'],
    ['commas', ', '],
    ['signs', '. ,'],
  ])('takes no time of its own from each of many %s', (_, part) => {
    // Far longer than any transcript, so that what is done for each of them again is seen.
    const transcript = `a desk${part.repeat(300_000 / part.length)}1 lamp`;
    for (const kind of IMPROVEMENT_KINDS)
      expect(within(5000, () => improveText(transcript, kind, 'es'))).toContain('lamp');
  });

  it('of the greatest length is improved in no time', () => {
    for (const part of ['um, ', 'a ', '. ', ',like', 'the the ', '1.'])
      for (const kind of IMPROVEMENT_KINDS)
        expect(improveText(part.repeat(5000 / part.length), kind, 'en').length).toBeLessThan(20_000);
  });
});
