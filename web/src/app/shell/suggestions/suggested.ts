import type { Category } from '#contract/listings';
import { CATEGORIES } from '#contract/listings';
import { plain } from '#contract/search/plain-words';

export type Suggestion =
  | { kind: 'recent' | 'popular'; text: string }
  | { kind: 'categories'; text: string; category: Category };

type Known = {
  recent: readonly string[];
  words: readonly string[];
  categories: readonly Category[];
  nameOf: (category: Category) => string;
};

const RECENT_WHILE_TYPING = 3;
const MOST_CATEGORIES = 2;

/** What may be meant by what was typed, in the order it is shown: one's own searches, categories, what others want. */
export function suggested(typed: string, { recent, words, categories, nameOf }: Known): Suggestion[] {
  const beginning = plain(typed.trim());
  const isBegun = (text: string) => plain(text).startsWith(beginning) && plain(text) !== beginning;
  const own = beginning ? recent.filter(isBegun).slice(0, RECENT_WHILE_TYPING) : recent;
  const named = beginning
    ? CATEGORIES.filter((category) =>
        plain(nameOf(category))
          .split(/[^\p{L}]+/u)
          .some((word) => word !== '' && word.startsWith(beginning)),
      )
    : [];
  const shown = new Set([...own.map(plain), beginning]);
  return [
    ...own.map((text) => ({ kind: 'recent' as const, text })),
    ...[...new Set([...named, ...categories])]
      .slice(0, MOST_CATEGORIES)
      .map((category) => ({ kind: 'categories' as const, text: nameOf(category), category })),
    ...words.filter((word) => !shown.has(plain(word))).map((text) => ({ kind: 'popular' as const, text })),
  ];
}
