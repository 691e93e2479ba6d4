import { describe, expect, it } from '@jest/globals';
import { descriptionsOf, PARTS, REACHED, scoreOf, WANTED } from '../../../test/support/drafting/score.js';
import { claimedCondition } from './condition/claimed-condition.js';
import { readCondition } from './condition/condition-reading.js';
import { tagged } from './condition/tagged.js';
import { WORDED_OTHERWISE } from './examples/examples.js';
import { heard } from './words/said.js';

describe('what sellers write', () => {
  it('is a thousand descriptions at least, two hundred of them kept apart, and no two the same', () => {
    const texts = PARTS.map((part) => descriptionsOf(part).map(({ text }) => text));
    const [, keptApart = []] = texts;
    expect(new Set(texts.flat()).size).toBeGreaterThanOrEqual(1000);
    expect(keptApart.length).toBeGreaterThanOrEqual(200);
  });

  it.each(PARTS)('is read right, of what is %s', (part) => {
    const { price, condition, category } = scoreOf(part);
    const least = part === 'known' ? WANTED : REACHED[part];
    expect(price).toBeGreaterThanOrEqual(least.price);
    expect(condition).toBeGreaterThanOrEqual(least.condition);
    expect(category).toBeGreaterThanOrEqual(least.category);
  });

  it('is known by what was learned where no phrase knows it', () => {
    const silent = WORDED_OTHERWISE.filter(({ text }) => !claimedCondition(tagged(heard(text))));
    const told = silent.filter(
      ({ text, outcome }) => (readCondition(heard(text))?.condition ?? 'none') === outcome,
    );
    expect(silent.length).toBeGreaterThan(500);
    expect(told.length / silent.length).toBeGreaterThan(0.85);
  });
});
