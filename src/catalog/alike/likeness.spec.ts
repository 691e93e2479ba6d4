import { describe, expect, it } from '@jest/globals';
import type { Category } from '#contract/listings';
import { likenessOf } from './likeness.js';

describe('What a thing is, by its title', () => {
  it.each<[string, Category, string]>([
    ['Acoustic guitar with soft case', 'musical-instruments', 'guitar'],
    ['Electric guitar, alder body, teal', 'musical-instruments', 'guitar'],
    ['City bike with basket, 54 cm frame', 'sporting-goods', 'bike'],
    ['Guitarra eléctrica, cuerpo de aliso', 'musical-instruments', 'guitarra'],
    ['Phone, 128 GB, small crack in one corner', 'electronics', 'phone'],
    ['Pair of qubits, boxed', 'other', 'qubits'],
    ['X 12', 'other', ''],
    ['', 'other', ''],
  ])('%s', (title, category, likeness) => {
    expect(likenessOf(title, category)).toBe(likeness);
  });
});
