import type { Said } from '../words/said.js';
import { stem } from '../words/stem.js';
import { type Token, tokensOf } from '../words/tokens.js';
import { LONGEST_TERM, TERMS, type Term } from './lexicon.js';

/** A term where it stands in a text. */
export interface FoundTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** Names of several words stand in one go. */
const APART = /[^\s\-/'&.+]/;

/** The terms of a text, the longest first where several begin. */
export function termsIn(said: Said): FoundTerm[] {
  const tokens = tokensOf(said);
  const found: FoundTerm[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthAt(said, tokens, at);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    const term = termOf(tokens.slice(at, at + length));
    if (term && first && last) found.push({ term, start: first.start, end: last.end });
    at += length;
  }
  return found;
}

function lengthAt({ plain }: Said, tokens: readonly Token[], at: number): number {
  for (let length = Math.min(LONGEST_TERM, tokens.length - at); length > 1; length--) {
    const part = tokens.slice(at, at + length);
    const gaps = part.slice(1).map(({ start }, index) => plain.slice(part[index]?.end, start));
    if (!gaps.some((gap) => APART.test(gap)) && termOf(part)) return length;
  }
  return 1;
}

/** "book shelf" is a bookshelf, too. */
function termOf(tokens: readonly Token[]): Term | undefined {
  const known = TERMS.get(tokens.map((token) => token.stem).join(' '));
  if (known || tokens.length !== 2) return known;
  const together = tokens.map(({ plain }) => plain).join('');
  return together.length > 6 ? TERMS.get(stem(together)) : undefined;
}
