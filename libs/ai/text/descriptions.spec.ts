import { describe, expect, it } from '@jest/globals';
import {
  descriptionsOf,
  PARTS,
  scoreOf,
  UNSEEN_REACHED,
  WANTED,
} from '../../../test/support/drafting/score.js';

describe('what sellers write', () => {
  it('is 180 descriptions at least, sixty of them kept apart, and no two the same', () => {
    const texts = PARTS.map((part) => descriptionsOf(part).map(({ text }) => text));
    const [, keptApart = []] = texts;
    expect(new Set(texts.flat()).size).toBeGreaterThanOrEqual(180);
    expect(keptApart.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PARTS)('is read right, of what is %s', (part) => {
    const { price, condition, category } = scoreOf(part);
    const least = part === 'unseen' ? UNSEEN_REACHED : WANTED;
    expect(price).toBeGreaterThanOrEqual(least.price);
    expect(condition).toBeGreaterThanOrEqual(least.condition);
    expect(category).toBeGreaterThanOrEqual(least.category);
  });
});
