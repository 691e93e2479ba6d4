import { describe, expect, it } from '@jest/globals';
import { NAMED_THINGS } from './names.js';
import { plainWords } from './plain-words.js';
import { readWords } from './read-words.js';

const read = (typed: string) => readWords(plainWords(typed));
const sayings = (typed: string) =>
  read(typed).map((part) => part.sayings.map(({ words }) => words.join(' ')));

describe('the names of things', () => {
  it('cover at least 120 things, each in both languages', () => {
    expect(NAMED_THINGS.length).toBeGreaterThanOrEqual(120);
    expect(NAMED_THINGS.filter(({ names }) => names.some(({ words }) => words.length === 0))).toEqual([]);
  });

  it.each([
    ['bicycle', 'bike'],
    ['bicycles', 'bicicleta'],
    ['cycle', 'bike'],
    ['couch', 'sofa'],
    ['settee', 'sofa'],
    ['sofás', 'couch'],
    ['notebook', 'laptop'],
    ['ordenador portátil', 'laptop'],
    ['ordenadores portátiles', 'laptop'],
    ['telly', 'tv'],
    ['television', 'tv'],
    ['refrigerator', 'fridge'],
    ['nevera', 'fridge'],
    ['cell', 'phone'],
    ['móviles', 'phone'],
    ['celular', 'movil'],
    ['trainers', 'sneakers'],
    ['zapatillas', 'sneakers'],
    ['baterías externas', 'power bank'],
    ['bici', 'bicycle'],
    ['rucksack', 'backpack'],
    ['watches', 'reloj'],
  ])('%s is also %s', (typed, name) => {
    expect(sayings(typed)[0]).toContain(name);
  });

  it.each([
    ['lap top', 'laptop'],
    ['head phones', 'headphones'],
    ['play station', 'playstation'],
    ['desklamp', 'desk lamp'],
    ['book shelves', 'bookshelf'],
    ['back packs', 'mochila'],
  ])('%s is one thing, and also %s', (typed, name) => {
    expect(sayings(typed)).toHaveLength(1);
    expect(sayings(typed)[0]).toContain(name);
  });

  it('reads words that stand apart by chance only together', () => {
    expect(read('lap top')[0]?.sayings[0]).toEqual({ words: ['lap', 'top'], together: true });
    expect(read('desk lamp')[0]?.sayings[0]).toEqual({ words: ['desk', 'lamp'], together: false });
  });

  it('looks for a name that means other things too in its category alone', () => {
    const notebook = read('laptop')[0]?.sayings.find(({ words }) => words[0] === 'notebook');
    expect(notebook?.within).toBe('electronics');
    expect(read('notebook')[0]?.sayings[0]).toEqual({ words: ['notebook'], together: false });
  });

  it('leaves everything else as it is', () => {
    expect(sayings('walnut couch maker7h')).toEqual([
      ['walnut'],
      expect.arrayContaining(['couch', 'sofa']),
      ['maker7h'],
    ]);
    expect(sayings('')).toEqual([]);
  });
});
