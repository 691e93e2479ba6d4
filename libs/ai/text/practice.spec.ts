import { describe, expect, it } from '@jest/globals';
import { CLAIMS } from './condition/claims.js';
import { PRACTICE, practise } from './practice.js';
import { draftFromText } from './text-draft.js';

describe('the practice before the first draft', () => {
  it.each(PRACTICE)('"%s" needs all that drafts need', (words) => {
    expect(draftFromText(words, { language: 'en' }).words).toMatchObject({
      title: expect.any(String),
      price: expect.any(Number),
      category: expect.any(String),
      condition: expect.any(String),
    });
  });

  it('goes in small steps: the rules of the condition, then the drafts', () => {
    expect([...practise()]).toHaveLength(CLAIMS.length + PRACTICE.length);
  });
});
