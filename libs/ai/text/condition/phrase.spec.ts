import { describe, expect, it } from '@jest/globals';
import { heard } from '../words/said.js';
import { matching } from './phrase.js';
import { tagged } from './tagged.js';

const says = (written: string, text: string) => matching(written, 'u').test(tagged(heard(text)).code);

describe('a phrase', () => {
  it.each([
    ['NOT USED', 'never worn'],
    ['NOT USED', 'sin abrir'],
    ['NOT {EVEN BE}* USED', "hasn't even been opened"],
    ['DAMAGE', 'scratched'],
    ['DAMAGE', 'rayadita'],
    ['no _ lamp', 'no big lamp'],
    ['works ;', 'it works. Cheap'],
    ['works ;', 'it works'],
    ['like new', 'like-new'],
  ])('"%s" is found in "%s"', (written, text) => {
    expect(says(written, text)).toBe(true);
  });

  it.each([
    ['NOT USED', 'no. worn'],
    ['NOT USED', 'no, worn'],
    ['works ;', 'works of art'],
    ['use', 'house'],
  ])('"%s" is not found in "%s"', (written, text) => {
    expect(says(written, text)).toBe(false);
  });
});
