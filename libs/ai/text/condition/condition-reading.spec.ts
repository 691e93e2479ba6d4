import { describe, expect, it } from '@jest/globals';
import { heard } from '../words/said.js';
import { readCondition } from './condition-reading.js';

const read = (text: string) => readCondition(heard(text));

describe('the condition a seller claims', () => {
  it.each([
    ['Lamp, never been opened', 'new'],
    ['Lamp, not once been used', 'new'],
    ['Lámpara, jamás se ha abierto', 'new'],
    ['Lámpara con todo y etiqueta', 'new'],
    ['Lamp, barely ever been touched', 'like-new'],
    ['Skirt, worn to a single wedding', 'like-new'],
    ['Falda, la usé un par de veces', 'like-new'],
    ['Lamp, pre-owned, gently loved', 'good'],
    ['Lamp, no dents, scratches or odd smells', 'good'],
    ['Lámpara, sin golpes ni rayones', 'good'],
    ['Lamp, zipper sticks', 'fair'],
    ['Lámpara, se le cae la tapa', 'fair'],
    ['Lamp, could use a good cleaning', 'fair'],
    ["Lamp, won't turn on", 'poor'],
    ['Lámpara, ya no prende', 'poor'],
    ['Lamp for repair', 'poor'],
  ])('of "%s" is %s', (text, condition) => {
    expect(read(text)?.condition).toBe(condition);
  });

  it.each([
    ['works perfectly but a bit scuffed', 'good'],
    ['works, but the screen is cracked', 'fair'],
    ['broken zipper, otherwise in good condition', 'fair'],
    ['apart from a chip on the base it is perfect', 'good'],
    ['one handle is broken', 'fair'],
    ['scratched back, but the screen is flawless', 'good'],
    ['keyboard in flawless condition', 'like-new'],
  ])('weighs "%s" as %s', (text, condition) => {
    expect(read(text)?.condition).toBe(condition);
  });

  it.each([
    'new strings on it',
    'con cuerdas nuevas',
    'I got a new one',
    'paid 300 new',
    'not new',
    'stain remover',
    'hand blown glass vase',
    'the complete works of Shakespeare',
    'box has a dent',
    'great for students',
  ])('is not told by "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it("is shown with the seller's own words", () => {
    expect(read('Lámpara. ¡Está Casi Nueva!')?.evidence).toBe('Casi Nueva');
  });
});
