import { plainText } from '#contract/offers/message-text';
import { figureOf } from '#contract/offers/numbers/number-lexicon';
import { wordsAsFigures } from '#contract/offers/numbers/number-words';
import { cleaned } from '../text/words/said.js';

const FIGURE = /(\p{Nd}+(?:[.,']\p{Nd}+)*)(k(?![\p{L}\p{Nd}]))?/gu;
const THOUSANDS = /[.,'](?=\d{3}(?!\d))/g;
const NO_CENTS = /(?<=\.\d*)(?<!0)0+$|\.0*$/;
const WORD = /\p{L}+/gu;
/** "One" and its like are said of anything. */
const ANY_ONE = 1;

/**
 * The figures that a text tells, in digits and in words, each in one spelling: "1,200", "1.2k" and "1200" are the same, and
 * so are "two" and "2".
 */
export function figuresIn(text: string): Set<string> {
  const plain = plainText(cleaned(text));
  const figures = wordsAsFigures(plain);
  const words = (figures.match(WORD) ?? []).flatMap((word) => figureOf(word) ?? []);
  const single = words.filter((figure) => figure !== ANY_ONE).map(String);
  return new Set([...written(plain), ...written(figures), ...single]);
}

const written = (plain: string): string[] =>
  [...plain.matchAll(FIGURE)].map(([, figure = '', thousands]) => {
    const one = figure.replace(THOUSANDS, '').replaceAll(/[,']/g, '.');
    const short = one.includes('.') ? one.replace(NO_CENTS, '') : one;
    return thousands ? String(Math.round(Number(short) * 1000)) : short;
  });
