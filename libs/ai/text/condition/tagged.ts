import type { Said } from '../words/said.js';
import { inflected } from './inflected.js';
import { VOCABULARY, type WordClass } from './vocabulary.js';

/** A text as phrases read it: every word with the classes that it belongs to, and where it stands in the text. */
export interface Tagged {
  /** `<never:NE><used:U>`, a letter for each class; `<,:>` and `<.:>` part clauses and sentences. */
  readonly code: string;
  /** Per place in the code at which a word begins or ends, the same place of the text. */
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
}

/** Signs that no cleaned text has, one for each class. */
const SIGNS = new Map(
  Object.keys(VOCABULARY).map((name, index) => [name as WordClass, String.fromCharCode(0xe000 + index)]),
);
export const signOf = (name: WordClass): string => SIGNS.get(name) ?? '';

const TAGS = new Map<string, string>();
for (const [name, words] of Object.entries(VOCABULARY))
  for (const word of words.split(/\s+/).filter(Boolean).flatMap(inflected)) {
    const tags = TAGS.get(word) ?? '';
    const sign = signOf(name as WordClass);
    if (!tags.includes(sign)) TAGS.set(word, tags + sign);
  }

const TOKEN =
  /w\/o?(?!\p{L})|a\/c|\d+(?:[.,]\d+)?\/\d+|\d+(?:[.,]\d+)*%?(?!\p{L})|[\p{L}\p{N}]+(?:'\p{L}+)*|[.!?;\n]|[,():–]|(?<= )-(?= )/gu;
const SPELLED: Readonly<Record<string, string>> = { 'w/': 'with', w: 'with', 'w/o': 'without' };

export function tagged({ plain }: Said): Tagged {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let code = '';
  for (const { 0: token, index } of plain.matchAll(TOKEN)) {
    starts.set(code.length, index);
    code += coded(token);
    ends.set(code.length, index + token.length);
  }
  return { code, starts, ends };
}

function coded(token: string): string {
  if (/^[.!?;\n]$/.test(token)) return '<.:>';
  if (/^[^\p{L}\p{N}]$/u.test(token)) return '<,:>';
  const word = SPELLED[token] ?? token;
  const ending = /.{3}ing$/.test(word) ? signOf('DOING') : /.{2}[^s]s$/.test(word) ? signOf('DOES') : '';
  return `<${word}:${TAGS.get(word) ?? TAGS.get(word.replace(/'s$/, '')) ?? ''}${ending}>`;
}
