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

  it.each([
    ['Sillón reclinable, ya no reclina del todo, 35', 'fair'],
    ['Batidora, hice un solo pastel con ella, 180', 'like-new'],
    ['Lawnmower, the motor locked up on me, 20', 'poor'],
  ])('is told of words that no phrase knows, and never as sure: "%s" is %s', (text, condition) => {
    expect(read(text)?.condition).toBe(condition);
    expect(read(text)?.certainty).not.toBe('sure');
    expect(text).toContain(read(text)?.evidence);
  });

  it('is sure where so many words say it', () => {
    expect(read('Desk lamp, barely used, 20')?.certainty).toBe('sure');
  });

  it('is shown by words of one clause', () => {
    expect('La llanta se sale sola').toContain(
      read('Carriola azul. La llanta se sale sola. Está en el centro')?.evidence,
    );
  });

  it.each([
    '',
    '🔥'.repeat(500),
    'a'.repeat(10_000),
    'Oak desk, 120 x 60 cm, 35 dollars, pick up in Riverside',
    'Escritorio de roble, 120 x 60 cm, 35 dólares, paso por el centro',
  ])('is not made up where nothing is said of it: "%s"', (text) => {
    expect(read(text)).toBeNull();
  });
});
