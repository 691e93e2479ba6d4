import { CATEGORIES, type Category } from '../listings.js';
import { plainWords } from './plain-words.js';
import { THINGS } from './things.js';

/** A name of a thing, in words as searches compare them. */
export interface Name {
  /** As it stands in the list. */
  readonly written: string;
  readonly words: readonly string[];
  /** Means other things too; it is this one only in the category. */
  readonly vague: boolean;
}

/** One thing under all of its names. */
export interface NamedThing {
  readonly category: Category;
  readonly names: readonly Name[];
  /** Those that need to be looked for: "mobile phone" is found by "phone". */
  readonly sought: readonly Name[];
}

/** The longest name has this many words. */
export const LONGEST_NAME = 4;

export const NAMED_THINGS: readonly NamedThing[] = CATEGORIES.flatMap((category) =>
  THINGS[category].map(([english, spanish]) => {
    const names = namesIn(`${english},${spanish}`);
    return { category, names, sought: names.filter((name) => !foundByOther(name, names)) };
  }),
);

function namesIn(list: string): Name[] {
  const names = new Map<string, Name>();
  for (const entry of list.split(',')) {
    const words = plainWords(entry);
    const written = entry.replace('~', '').trim();
    names.set(words.join(' '), { written, words, vague: entry.trim().startsWith('~') });
  }
  return [...names.values()];
}

function foundByOther({ words }: Name, names: readonly Name[]): boolean {
  return names.some(
    (other) =>
      !other.vague && other.words.length === 1 && words.length > 1 && words.includes(other.words[0] ?? ''),
  );
}

/** Every way a name is typed: singular and plural, and what is two words as one. */
const BY_SPELLING = new Map<string, NamedThing[]>();
for (const thing of NAMED_THINGS)
  for (const { words } of thing.names) for (const spelling of spellingsOf(words)) add(spelling, thing);

function spellingsOf(words: readonly string[]): Set<string> {
  const last = words.length - 1;
  const spellings = [
    words,
    ...formsOf(words[last] ?? '').map((form) => words.with(last, form)),
    // Spanish puts every word of a name into the plural.
    words.map((word) => formsOf(word)[0] ?? word),
    words.map((word) => formsOf(word)[1] ?? word),
    words.map((word) => `${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`),
  ];
  return new Set(spellings.flatMap((spelling) => [spelling.join(' '), spelling.join('')]));
}

/** The plural that a word may have, or the singular that it may be the plural of. */
function formsOf(word: string): string[] {
  const plurals = [`${word}s`, `${word}es`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
  return /[^s]s$/.test(word) ? [...plurals, word.slice(0, -1)] : plurals;
}

function add(spelling: string, thing: NamedThing): void {
  const known = BY_SPELLING.get(spelling) ?? [];
  if (!known.includes(thing)) BY_SPELLING.set(spelling, [...known, thing]);
}

/** What is called so, singular or plural, in one word or several. Nothing for a name that is not in the list. */
export const thingsNamed = (words: readonly string[]): readonly NamedThing[] =>
  BY_SPELLING.get(words.join(' ')) ?? NOTHING;

/** What these words are called when they are written as one ("lap top"). */
export const thingsNamedTogether = (words: readonly string[]): readonly NamedThing[] =>
  words.length > 1 ? (BY_SPELLING.get(words.join('')) ?? NOTHING) : NOTHING;

const NOTHING: readonly NamedThing[] = [];

/** Every single word that names something, as it stands in the list. */
export const NAMES_OF_ONE_WORD: readonly string[] = [
  ...new Set(
    NAMED_THINGS.flatMap(({ names }) => names.flatMap(({ words }) => (words.length === 1 ? [...words] : []))),
  ),
].sort();
