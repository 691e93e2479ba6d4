import type { FoundTerm } from '../category/terms-in.js';
import type { Said } from '../words/said.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'&+-]*/gu;
const LETTERS = /\p{L}/gu;
const SENTENCE = /[^.!?\n]+/g;
/** More of it in capitals is shouting, not a name. */
const SHOUTED = 0.7;
/** Less may be an acronym. */
const FEWEST = 5;
const LONGEST_ACRONYM = 4;
const VOWELS = /[aeiou]/i;

/**
 * The same words, sign by sign at the same place: nobody shouts, and makers and models are written as they write themselves
 * ("ikea" is IKEA, "macbook" MacBook). `names` are the terms that are meant as such.
 */
export function writtenWell({ text, plain }: Said, names: readonly FoundTerm[]): Said {
  const signs = [...text.replace(SENTENCE, calm)].join('');
  const well = names
    .filter(({ term }) => term.kind === 'brand' || term.kind === 'model')
    .reduce((done, { term: { written }, start, end }) => {
      const same = written.toLowerCase() === text.slice(start, end).toLowerCase();
      return same ? done.slice(0, start) + written + done.slice(end) : done;
    }, signs);
  return { text: well.length === text.length ? well : text, plain };
}

function calm(sentence: string): string {
  const letters = sentence.match(LETTERS) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (
    letters.length < (sentence.trim().includes(' ') ? FEWEST : 2 * FEWEST) ||
    capitals < letters.length * SHOUTED
  )
    return sentence;
  return sentence.replace(WORD, (word) => (isCode(word) ? word : word.toLowerCase()));
}

/** "TV", "LCD", "X100": no word, or one with figures. */
const isCode = (word: string): boolean =>
  /\d/.test(word) || (word.length <= LONGEST_ACRONYM && !VOWELS.test(word));

/** "iPhone", "eBay" and figures stay as they are. */
export const capitalized = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*(\p{L})(?![\p{Ll}]*\p{Lu})/u, (start) => start.toUpperCase());
