import type { Wanted } from '#contract/search/read-words';
import { readWords } from '#contract/search/read-words';
import { type Alternative, alternativesOf } from './search-terms.js';

const SHORTEST_PART = 3;
/** A longer word is none of a language. */
const LONGEST = 40;

const isWord = ({ typed }: Wanted) => typed.length === 1 && (typed[0] ?? '').length <= LONGEST;
/** A word that the list of things does not have. */
const isUnknown = (part: Wanted) => isWord(part) && part.categories.length === 0;

/** Two words as one, and one word as two, wherever that may be what was meant; the database knows which of them are. */
export function possibleCompounds(words: readonly string[]): string[] {
  const parts = readWords(words);
  return parts.flatMap((part, at) => {
    const [word = ''] = part.typed;
    const joined = joinedWith(part, parts[at + 1]);
    return [...(joined ? [joined] : []), ...(isUnknown(part) ? splits(word) : [])];
  });
}

const joinedWith = (part: Wanted, next: Wanted | undefined): string | null =>
  next && isWord(part) && isWord(next) ? [...part.typed, ...next.typed].join('') : null;

const splits = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, n) => `${word.slice(0, n + SHORTEST_PART)} ${word.slice(n + SHORTEST_PART)}`,
  );

/** The parts of a search, with those compounds that are words of listings as further alternatives. */
export function partsWith(words: readonly string[], compounds: readonly string[]): Alternative[][] {
  const parts = readWords(words);
  const found: Alternative[][] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Wanted;
    const [word = ''] = part.typed;
    const next = parts[at + 1];
    const joined = joinedWith(part, next);
    if (joined && compounds.includes(joined)) {
      found.push([{ query: `(${word} & ${next?.typed[0]}) | ${joined}` }]);
      at += 1;
      continue;
    }
    const apart = isUnknown(part) ? splits(word).filter((split) => compounds.includes(split)) : [];
    const alternatives = alternativesOf(part);
    found.push([...alternatives, ...apart.map((split) => ({ query: `(${split.replace(' ', ' <-> ')})` }))]);
  }
  return found;
}
