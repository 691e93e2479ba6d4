import type { Category } from '../listings.js';
import { LONGEST_NAME, type Name, type NamedThing, thingsNamed, thingsNamedTogether } from './names.js';

/** One way to say what is looked for. */
export interface Saying {
  readonly words: readonly string[];
  /** The words follow each other; otherwise they may stand anywhere. */
  readonly together: boolean;
  /** Counts only in this category. */
  readonly within?: Category;
}

/** A part of what was typed, and every way to say it, first as it was typed. */
export interface Wanted {
  readonly typed: readonly string[];
  readonly sayings: readonly Saying[];
  /** Where such things are mostly sold; empty for words that name nothing in the list. */
  readonly categories: readonly Category[];
}

/**
 * Reads words (of `plainWords`) as the things they name: the longest names first, "lap top" as a laptop and not as what
 * has a lap and a top. Words that name nothing stand for themselves.
 */
export function readWords(words: readonly string[]): Wanted[] {
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at);
    wanted.push(part);
    at += part.typed.length;
  }
  return wanted;
}

function partAt(words: readonly string[], at: number): Wanted {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length);
    const named = thingsNamed(typed);
    if (named.length > 0) return wantedAs(typed, named, false);
    const together = thingsNamedTogether(typed);
    if (together.length > 0) return wantedAs(typed, together, true);
  }
  return wantedAs(words.slice(at, at + 1), [], false);
}

function wantedAs(typed: readonly string[], named: readonly NamedThing[], together: boolean): Wanted {
  const sayings = new Map<string, Saying>([[typed.join(' '), { words: typed, together }]]);
  for (const thing of named)
    for (const name of thing.sought) {
      const key = name.words.join(' ');
      if (!sayings.has(key)) sayings.set(key, sayingOf(name, thing));
    }
  return {
    typed,
    sayings: [...sayings.values()],
    categories: [...new Set(named.map(({ category }) => category))],
  };
}

const sayingOf = ({ words, vague }: Name, { category }: NamedThing): Saying => ({
  words,
  together: true,
  ...(vague && { within: category }),
});
