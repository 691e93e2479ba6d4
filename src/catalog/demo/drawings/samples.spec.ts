import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '#contract/listings';
import { drawSample, SAMPLES_PER_CATEGORY } from './samples.js';

describe('drawSample', () => {
  it.each(CATEGORIES)('has three different samples for %s', (category) => {
    const samples = Array.from({ length: SAMPLES_PER_CATEGORY }, (_, index) => drawSample(category, index));
    expect(new Set(samples).size).toBe(3);
    for (const sample of samples) expect(sample).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  });

  it('gives the same sample for the same place', () => {
    expect(drawSample('books', 1)).toBe(drawSample('books', 1));
  });
});
