import { describe, expect, it } from '@jest/globals';
import { aroundName, NAME_HERE } from './around-name';

describe('a sentence around a name', () => {
  it.each([
    [`${NAME_HERE} sold`, ['', ' sold']],
    [`Sold by ${NAME_HERE} today`, ['Sold by ', ' today']],
    [`By ${NAME_HERE}`, ['By ', '']],
    ['Of nobody', ['Of nobody', '']],
  ])('%j falls into two', (sentence, parts) => {
    expect(aroundName(sentence)).toEqual(parts);
  });
});
