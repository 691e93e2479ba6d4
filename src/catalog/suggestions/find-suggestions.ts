import type { Category } from '#contract/listings';
import { NAMED_THINGS, type Name, type NamedThing, thingsNamed } from '#contract/search/names';
import { plain } from '#contract/search/plain-words';
import type { Send } from '../browse/find-page.js';
import { wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { Suggestions } from './suggestions.dto.js';
import { begunSql, continuedSql, popularSql } from './suggestions.sql.js';

const MOST = 6;
const MOST_CATEGORIES = 2;
/** Among so many popular words are enough that name things. */
const POPULAR = 300;

/** Searches that find something and go on from what was typed; for nothing, things that many sell or look for. */
export async function findSuggestions(send: Send, typed: string): Promise<Suggestions> {
  const words = wordsOf(typed);
  const beginning = words.at(-1);
  if (beginning === undefined) return popularThings(send);
  const before = words.slice(0, -1);
  const begun = namesBegun(words.join(' '));
  const own = begun.flatMap(({ thing }) => thing.names.flatMap(({ words: [word = ''] }) => word));
  const found = await send('begun', () => begunSql(beginning, own, MOST));
  const forSale = begun.filter(({ thing }) => isForSale(thing, found.others));
  const terms = wholeTerms(before);
  const continued = terms
    ? (await send('continued', () => continuedSql(terms, beginning, MOST))).words
    : found.words;
  const searches = [
    ...continued.map((word) => [...before, word].join(' ')),
    ...forSale.map(({ name }) => name.written),
  ];
  return {
    words: distinct(searches).slice(0, MOST),
    categories: [...new Set(forSale.map(({ thing }) => thing.category))].slice(0, MOST_CATEGORIES),
  };
}

async function popularThings(send: Send): Promise<Suggestions> {
  const { words } = await send('popular', () => popularSql(POPULAR));
  const things = words.filter((word) => thingsNamed([plain(word)]).length > 0);
  return { words: things.slice(0, MOST), categories: [] satisfies Category[] };
}

/** Names in the list that begin with all that was typed; none for a single letter, which begins too many. */
function namesBegun(typed: string): { thing: NamedThing; name: Name }[] {
  if (typed.length < 2) return [];
  return NAMED_THINGS.flatMap((thing) =>
    thing.names.filter(({ words }) => words.join(' ').startsWith(typed)).map((name) => ({ thing, name })),
  );
}

const isForSale = ({ names }: NamedThing, known: readonly string[]) =>
  names.some(({ words, vague }) => !vague && words.length === 1 && known.includes(words[0] ?? ''));

/** Each search once, whatever its accents. */
function distinct(searches: readonly string[]): string[] {
  const seen = new Set<string>();
  return searches.filter((search) => !seen.has(plain(search)) && seen.add(plain(search)));
}
