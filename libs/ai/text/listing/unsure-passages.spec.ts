import { describe, expect, it } from '@jest/globals';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { unsurePassages } from './unsure-passages.js';

describe('What a seller is not sure of', () => {
  it.each<[string, string[]]>([
    ['Film camera. Works fine, the light meter is a bit off.', ['the light meter is a bit off']],
    [
      'I think it is from 1985. It should still work, untested.',
      ['I think it is from 1985', 'It should still work', 'untested'],
    ],
    ["Lamp, 1.5 m or so. I don't know the maker.", ['1.5 m or so', "I don't know the maker"]],
    ['Cámara de fotos. Creo que es de 1985, no la he probado.', ['Creo que es de 1985', 'no la he probado']],
    ['Quizás le falte un tornillo', ['Quizás le falte un tornillo']],
    ['Red kettle, works fine. Two years old.', []],
    ['Asking maybe 20 dollars. Roughly $20 or so.', []],
    ['The seams are new. Maybelline palette, a mighty fan.', []],
  ])('%s', (description, passages) => {
    expect(unsurePassages(description)).toEqual(passages);
  });

  it('stands in the text as it is told, three at most, and none longer than evidence is', () => {
    const description = `Maybe ${'very '.repeat(60)}old. ${'Perhaps blue. '.repeat(8)}`;
    const passages = unsurePassages(description);
    expect(passages).toHaveLength(3);
    for (const passage of passages) {
      expect(description).toContain(passage);
      expect(passage.length).toBeLessThanOrEqual(DRAFTING_LIMITS.evidence);
    }
  });

  it('is found in no time in whatever is written', () => {
    for (const part of ['a ', 'maybe ', ',', '1.', 'not '])
      expect(unsurePassages(part.repeat(1000)).length).toBeLessThanOrEqual(3);
  });
});
