import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { parseMoney } from '#contract/parse-money';
import type { Said } from '../words/said.js';
import { figuresIn } from './seller-figures.js';

const FIGURE = /\d+(?:[.,' ]\d+)*/g;
const BEFORE =
  /(?:(?:us|usd)? ?\$ ?|€ ?|(?<!\p{L})(?:asking(?: price)?|for|at|only|just|now|price|pido|precio|a|por|en|ahora|was|is) (?:is |of |like |about |around )?(?:us)?\$?)$/u;
const AFTER =
  /^ ?k?(?: ?(?:\$|usd|dollars?|bucks?|dolares?|obo|or best offer|firm|negotiable|negociables?|cash|each|o mejor oferta))*/;
const WORDS_AT_MOST = 8;

/** Where the seller says these amounts, in their own words; from the first to the last of them. */
export function evidenceOf(said: Said, amounts: readonly number[]): string {
  const places = amounts.map((amount) => placeOf(said.plain, amount)).filter((place) => place !== null);
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  if (places.length === 0 || end - start > DRAFTING_LIMITS.evidence) return '';
  return said.text.slice(start, end).trim();
}

interface Place {
  start: number;
  end: number;
}

function placeOf(plain: string, amount: number): Place | null {
  for (const { 0: written, index } of plain.matchAll(FIGURE))
    if (mayMean(written, amount)) return widened(plain, index, index + written.length);
  const words = [...plain.matchAll(/\S+/g)];
  for (let length = 1; length <= WORDS_AT_MOST; length++)
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const spoken = figuresIn(plain.slice(first.index, end).replace(/(?<![.,!?])[.,!?]+$/, ''));
      if (spoken.split(/[ $]/).some((one) => one !== '' && Number(one) === amount))
        return widened(plain, first.index, end);
    }
  return null;
}

const mayMean = (written: string, amount: number): boolean =>
  [parseMoney(written, 'en'), parseMoney(written, 'es'), Number(written) * 1000].includes(amount);

function widened(plain: string, start: number, end: number): Place {
  const before = BEFORE.exec(plain.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
  const after = AFTER.exec(plain.slice(end, end + 40))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}
