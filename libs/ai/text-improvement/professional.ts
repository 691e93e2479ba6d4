import type { Language } from '#contract/people';
import { grammar } from './grammar.js';
import { FILLERS, PLAIN_WORDS } from './phrases.js';

const APART = String.raw`(?<![\p{L}\d'’-])`;
const ENDED = String.raw`(?![\p{L}\d'’-])`;

/** Without what says nothing, everyday words as they are written, then put right. */
export function professional(text: string, language: Language): string {
  const { always, setOff } = FILLERS[language];
  const between = new RegExp(`,\\s*(?:${setOff.join('|')})(?=\\s*[,…])`, 'giu');
  const first = new RegExp(`(^|[.!?\\n]\\s*)(?:${setOff.join('|')})\\s*,\\s*`, 'giu');
  const anywhere = new RegExp(`,?\\s*${APART}(?:${always.join('|')})${ENDED}[,…]*\\s*`, 'giu');
  const left = text
    .replaceAll(between, '')
    .replaceAll(first, '$1')
    .replaceAll(anywhere, ' ')
    .trim()
    .replaceAll(first, '$1')
    .replaceAll(/^[\s,;…]+/gmu, '')
    .replaceAll(/([.!?])\s*[,;]+/gu, '$1');
  const plain = left.replaceAll(/(?<![\p{L}\d'’-])\p{L}+(?![\p{L}\d'’-])/gu, (word) =>
    plainWord(word, language),
  );
  return grammar(plain, language);
}

function plainWord(word: string, language: Language): string {
  const words = PLAIN_WORDS[language];
  const key = word.toLowerCase();
  const plain = Object.hasOwn(words, key) ? words[key] : undefined;
  if (!plain) return word;
  return /^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}
