import { describe, expect, it } from '@jest/globals';
import { type AddedFact, addedFacts } from './added-facts.js';

const SAID =
  'um i sell two red chairs for twenty five bucks, 1,250.50 new, 3.5 kg, an oak one from trek.com, [phone]';

describe('What is told that was not said', () => {
  it.each<[string, AddedFact[]]>([
    ['I sell 2 red chairs for $25. 1250.50 new, 3.5 kg, 1 of oak. See trek.com, [phone].', []],
    ['Two red chairs for twenty-five dollars, 3,50 kg, "1.250,50" new.', []],
    ['Red chairs for $20.', ['figure']],
    ['Two red chairs for fifty dollars.', ['figure']],
    ['Four red chairs.', ['figure']],
    ['Red chairs, $２５0.', ['figure']],
    ['Red chairs, size 42.', ['figure']],
    ['Red chairs for 1.2k.', ['figure']],
    ['Red chairs. Call 413-555-0142.', ['figure', 'contact']],
    ['Red chairs. Write to ann@example.org.', ['contact']],
    ['Red chairs. Write to ann at example dot org.', ['contact', 'link']],
    ['Red chairs at https://example.org/chairs.', ['link']],
    ['Red chairs at wa.me/chairs.', ['link']],
    ['Red chairs, ask @ann_sells.', ['link']],
    ['Red chairs at exa\u200Bmple.org.', ['link']],
  ])('%s', (told, kinds) => {
    expect(addedFacts(SAID, told)).toEqual(kinds);
  });

  it('is the same for a thousand, however it is written', () => {
    for (const before of ['1200', '1,200', '1.200', '1.2k', "1'200"])
      for (const after of ['1200 dollars', '$1,200.00', '1.2k'])
        expect(addedFacts(before, after)).toEqual([]);
    expect(addedFacts('a grand', '$1,000')).toEqual([]);
  });
});
