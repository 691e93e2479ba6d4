import type { Category } from '#contract/listings';
import { plainWords } from '#contract/search/plain-words';
import { readWords } from '#contract/search/read-words';

/** What follows is what it comes with, or how it is. */
const ASIDE = /[,;:(–—]|\s(?:with|for|in|and|con|para|y)\s/i;
const SHORTEST = 3;

/**
 * The words of a title that say what the thing is: of "Acoustic guitar with soft case" the guitar. Searched for in its
 * category they find others of its kind. Empty when nothing in it says that.
 */
export function likenessOf(title: string, category: Category): string {
  const main = title.split(ASIDE, 1)[0] ?? title;
  return thingIn(main, category) ?? thingIn(title, category) ?? lastWord(main);
}

/** English names the thing last: a desk lamp is a lamp. */
function thingIn(text: string, category: Category): string | undefined {
  const named = readWords(plainWords(text)).filter(({ categories }) => categories.includes(category));
  return named.at(-1)?.typed.join(' ');
}

const lastWord = (text: string): string =>
  plainWords(text)
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word))
    .at(-1) ?? '';
