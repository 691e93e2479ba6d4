import { diffWordsWithSpace } from 'diff';

export type DiffPart = { key: string; text: string; is: 'same' | 'new' | 'gone' };

/** What a text has become, word by word. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => ({
    key: `part-${at}`,
    text: value,
    is: added ? 'new' : removed ? 'gone' : 'same',
  }));
