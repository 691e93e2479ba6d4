import { describe, expect, it } from '@jest/globals';
import { REVIEW_LIMITS, REVIEW_TAGS } from '#contract/community/reviews';
import { DEMO_SALES } from '../../../../src/catalog/trending/demo-sales.js';
import { DEMO_DEALS } from '../../../../src/community/demo/demo-reviews.js';

describe('the demo reviews', () => {
  it('are of sales of the demo town, as they were', () => {
    for (const { title, seller, buyer, price, hoursAgo } of DEMO_DEALS)
      expect(DEMO_SALES).toContainEqual(expect.objectContaining({ title, seller, buyer, price, hoursAgo }));
    expect(new Set(DEMO_DEALS.map(({ title }) => title)).size).toBe(DEMO_DEALS.length);
  });

  it('keep to what people can write, and are answered only when both have written', () => {
    for (const { by } of DEMO_DEALS)
      for (const [side, review] of Object.entries(by)) {
        const about = side === 'seller' ? 'buyer' : 'seller';
        expect(REVIEW_TAGS[about]).toEqual(expect.arrayContaining([...(review.tags ?? [])]));
        expect((review.text ?? '').length).toBeLessThanOrEqual(REVIEW_LIMITS.text);
        const isAnswered = review.reply !== undefined;
        expect(isAnswered && Object.keys(by).length < 2).toBe(false);
      }
  });
});
