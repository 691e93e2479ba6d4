import { describe, expect, it } from '@jest/globals';
import { wordDiff } from './word-diff';

describe('what has become of a text', () => {
  it('is told word by word', () => {
    expect(wordDiff('i sell a red kettle', 'I sell a red kettle.')).toMatchObject([
      { text: 'i', is: 'gone' },
      { text: 'I', is: 'new' },
      { text: ' sell a red kettle', is: 'same' },
      { text: '.', is: 'new' },
    ]);
  });

  it('can be put together again, before and after', () => {
    const [before, after] = ['so um it boils\nfast', 'It boils fast.\n- red'];
    const parts = wordDiff(before, after);
    const without = (kind: string) =>
      parts
        .filter(({ is }) => is !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('new'), without('gone')]).toEqual([before, after]);
    expect(wordDiff('', '')).toEqual([]);
  });
});
