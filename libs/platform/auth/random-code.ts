import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '#contract/texts/code-alphabet';

/** A code that people pass on by hand and nobody guesses: each character is worth almost five bits. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
