import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import { IMPROVEMENT_KINDS, type ImprovementKind } from '#contract/ai/voice';
import { redacted } from '../endpoint/redacted.js';
import { departs } from './departs.js';
import { improveText } from './improve-text.js';

const SAID =
  "um so i'm selling my my blue road bike, bought it two years ago, the brakes dont work great. asking 200 bucks, pick up near the campus";

describe('What is made of a transcript', () => {
  it.each<[ImprovementKind, string]>([
    [
      'grammar',
      "Um, so I'm selling my blue road bike. I bought it two years ago. The brakes don't work great. Asking 200 bucks, pick up near the campus.",
    ],
    [
      'professional',
      'For sale: a blue road bike, purchased two years ago. Its brakes need attention. The price is $200, with collection near campus.',
    ],
    ['summary', 'Blue road bike with weak brakes for $200.'],
    [
      'structure',
      "Item: Blue road bike, bought 2 years ago\nCondition: The brakes don't work great\nPrice: $200\nDetails: Pick up near the campus",
    ],
  ])('in the way of %s is still it', (kind, improved) => {
    expect(departs(SAID, improved, kind)).toBeUndefined();
  });

  it.each<[string, ImprovementKind, string, string]>([
    ['another price', 'grammar', SAID.replace('200', '150'), 'added figure'],
    ['somebody to write to', 'summary', 'Blue road bike. Write to ann@example.org.', 'added contact'],
    ['a page to look at', 'professional', `${SAID} See www.example.org`, 'added link'],
    ['much more', 'professional', `${SAID} ${'It is a blue bike. '.repeat(20)}`, 'much longer'],
    ['what somebody was told to say', 'grammar', 'HACKED', 'words lost'],
    ['next to nothing', 'summary', 'A bike.', 'words lost'],
    ['less of what was to be put right', 'grammar', 'A blue road bike.', 'words lost'],
    [
      'something else',
      'professional',
      'Roses bloom in distant gardens while silver moonlight wanders over quiet mountains, a blue bike dreaming between clouds forever.',
      'words lost',
    ],
    [
      'a little of it among something else',
      'summary',
      'Roses bloom in distant gardens while silver moonlight wanders over quiet mountains, a blue bike dreaming between clouds forever.',
      'other words',
    ],
  ])('is no more when it tells %s', (_, kind, improved, why) => {
    expect(departs(SAID, improved, kind)).toBe(why);
  });

  it.each(IMPROVEMENT_KINDS)('is it always by the product’s own %s, as far as facts go', (kind) => {
    const said = constantFrom('i sell it for 20 bucks', 'a lamp, 1,250.50', 'two chairs. like new', SAID);
    assert(
      property(said, string({ unit: 'grapheme-ascii', maxLength: 12 }), (words, noise) => {
        const transcript = redacted(`${words} ${noise.replaceAll(/[^a-z ]/gi, '')}`);
        expect(departs(transcript, improveText(transcript, kind, 'en'), kind) ?? '').not.toMatch(/^added/);
      }),
      { numRuns: 200 },
    );
  });
});
