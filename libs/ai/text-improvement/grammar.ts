import type { Language } from '#contract/people';
import { CONTRACTIONS } from './phrases.js';
import { sentencesOf } from './sentences.js';

const WORD = /(?<![\p{L}\d'’])[\p{L}'’]+(?![\p{L}\d'’])/gu;
/** Said twice on purpose, or by rule. */
const DOUBLED = /(?<![\p{L}\d'’-])(?!had\b|that\b)(\p{L}{2,})(?:\s+\1(?![\p{L}\d'’-]))+/giu;

/** Spaces, doubled words, capitals, full stops, apostrophes, and what a Spanish question begins with. No word is new. */
export function grammar(text: string, language: Language): string {
  const spaced = text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/(?<!\s)\s+([,;:.!?…])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<!\s)\s+([,;:.!?…])/gu, '$1')
    .replaceAll(/([,;!?])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<=\p{Ll}{2})\.(?=\p{Lu})/gu, '. ')
    .replaceAll(/,{2,}/gu, ',')
    .replaceAll(DOUBLED, '$1');
  const worded = language === 'en' ? spaced.replaceAll(WORD, englishWord) : spaced;
  return sentencesOf(worded)
    .map((sentence) => asSentence(sentence, language))
    .join(' ');
}

function englishWord(word: string): string {
  if (/^i(?=$|['’])/.test(word)) return `I${word.slice(1)}`;
  const whole = Object.hasOwn(CONTRACTIONS, word.toLowerCase())
    ? CONTRACTIONS[word.toLowerCase()]
    : undefined;
  if (!whole) return word;
  return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

function asSentence(sentence: string, language: Language): string {
  const ended = /[.!?…:]["')\]]?$/u.test(sentence) ? sentence : `${sentence.replace(/[,;]$/u, '')}.`;
  return capitalized(language === 'es' ? opened(ended) : ended);
}

function opened(sentence: string): string {
  const asks = sentence.endsWith('?') && !sentence.includes('¿');
  const calls = sentence.endsWith('!') && !sentence.includes('¡');
  return `${asks ? '¿' : ''}${calls ? '¡' : ''}${sentence}`;
}

/** Names that are written their own way ("iPhone") stay so. */
const capitalized = (sentence: string): string =>
  sentence.replace(
    /^([^\p{L}\d]*)(\p{Ll})(?![\p{Ll}'’]*\p{Lu})/u,
    (_, before: string, first: string) => `${before}${first.toUpperCase()}`,
  );
