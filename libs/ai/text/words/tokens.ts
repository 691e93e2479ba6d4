import type { Said } from './said.js';
import { stem } from './stem.js';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  readonly stem: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** A longer one is none. */
const LONGEST_WORD = 30;

export const tokensOf = ({ plain }: Said): Token[] =>
  [...plain.matchAll(WORD)]
    .filter(([word]) => word.length <= LONGEST_WORD)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, plain: word, stem: stem(word) }));
