import { describe, expect, it } from '@jest/globals';
import { descriptionsOf, PARTS, REACHED, scoreOf, WANTED } from '../../../test/support/drafting/score.js';
import { LISTINGS } from './examples/examples.js';

const textsOf = (part: (typeof PARTS)[number]) => descriptionsOf(part).map(({ text }) => text);

describe('what sellers write', () => {
  it('is a thousand descriptions at least, four hundred of which nothing is learned from, and no two the same', () => {
    const apart = [...textsOf('kept-apart'), ...textsOf('unseen')];
    const all = [...apart, ...textsOf('known'), ...LISTINGS.map(({ text }) => text)];
    expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(1000);
    expect(apart.length).toBeGreaterThanOrEqual(400);
  });

  it.each(PARTS)('is read right, of what is %s', (part) => {
    const { price, condition, category } = scoreOf(part);
    const least = REACHED[part];
    expect(price).toBeGreaterThanOrEqual(least.price);
    expect(condition).toBeGreaterThanOrEqual(least.condition);
    expect(category).toBeGreaterThanOrEqual(least.category);
  });

  it('is read right as it is wanted, of all that nothing is learned from', () => {
    const parts = (['kept-apart', 'unseen'] as const).map(scoreOf);
    const all = parts.reduce((sum, { descriptions }) => sum + descriptions, 0);
    for (const field of ['price', 'condition', 'category'] as const) {
      const right = parts.reduce((sum, part) => sum + part[field] * part.descriptions, 0);
      expect(right / all).toBeGreaterThanOrEqual(WANTED[field]);
    }
  });
});
