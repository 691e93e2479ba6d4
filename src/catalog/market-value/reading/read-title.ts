import type { ReadLine } from '#ai/pictures/picture-reading';
import type { Certainty } from '#contract/ai/drafting';
import { LISTING_LIMITS } from '#contract/listings';

import { conditionOf } from './read-condition.js';

export interface ReadTitle {
  readonly value: string;
  readonly certainty: Certainty;
}

/** Words of the pages themselves: buttons, bars, labels, and what is said about every item. */
const PAGE_WORDS =
  /^(?:\W*(?:back|save[ds]?|share|message|send|search.*|menu|home|cart|bag|buy|sell|prices?|browse|log ?in|sign ?(?:in|up)|account|ask|reply|favorites?|hide|flag|details?|description|highlights|shipping.*|ships? (?:to|from).*|returns?.*|seller.*|sold by.*|condition.*|category.*|brand.*|size\b.*|color.*|likes?.*|views?.*|watch(?:list)?|(?:buy|add|make|contact|view|see|show|report|meet|offer|post|posted|listed|listing|located|joined|deliver|free|only|or|in stock|pick ?up|local)\b.*|all purchases.*|posh protect.*|marketplace|(?:.*\W)?\d+(?:\.\d)?\s(?:.*\s)?ratings?\W*|.*\bpositive\b.*|.*\bago in\b.*|.*\bshipping\b.*|.*\bstar seller\b.*|.*\bby owner\b.*|.*\bor best offer\b.*|us)\W*)+$/i;
const STATUS_BAR = /^\W*\d{1,2}:\d{2}\b|\b[45]G\b.*\d|\d{1,3}%$/;
/** What craigslist writes behind the title. */
const PRICE_BEHIND = /\s*[-–—]?\s*(?:US\s?)?\$\s?[\d,.]+.*$/;
/** Where it is, how it is: short, and often large. */
const PLACE = /,\s[A-Z]{2}$/;
const LETTERS = /\p{L}/gu;
const FEWEST_LETTERS = 4;
const LEAST_CONFIDENCE = 45;

const isCondition = (text: string) => conditionOf(text) !== null;

interface Candidate {
  readonly line: ReadLine;
  readonly text: string;
  readonly score: number;
}

/** The largest words that are not the page's own, nearest to the price. */
export function readTitle(
  lines: readonly ReadLine[],
  picture: { width: number; height: number },
  price: ReadLine | null,
): ReadTitle | null {
  const candidates = lines.flatMap((line) => candidateOf(line, picture, price));
  const [best, second] = candidates.toSorted((one, other) => other.score - one.score);
  if (!best) return null;
  const value = [best.text, ...continued(best, candidates)].join(' ').slice(0, LISTING_LIMITS.title).trim();
  const isClear = best.line.confidence >= 75 && (!second || best.score >= second.score * 1.3);
  return { value, certainty: best.line.confidence < 60 ? 'unsure' : isClear ? 'sure' : 'likely' };
}

function candidateOf(
  line: ReadLine,
  picture: { width: number; height: number },
  price: ReadLine | null,
): Candidate[] {
  const text = line.text.replace(PRICE_BEHIND, '').trim();
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters < FEWEST_LETTERS || line.confidence < LEAST_CONFIDENCE) return [];
  if (PAGE_WORDS.test(text) || STATUS_BAR.test(text)) return [];
  const words = text.split(/\s+/).length;
  if (PLACE.test(text) || (words <= 3 && isCondition(text))) return [];
  const away = price ? Math.abs(line.top - price.top) / picture.height : 0;
  const aside = price ? Math.abs(line.left - price.left) / picture.width : 0;
  const isSentence = /[.!?]$/.test(text) && words > 4;
  const score =
    sizeOf(line) *
    Math.min(1, words / 2) *
    (isSentence ? 0.3 : 1) *
    Math.max(0.15, 1 - 2 * away) *
    Math.max(0.4, 1 - aside);
  return [{ line, text, score }];
}

/** The height of its letters: one word that is misread makes a line look high. */
const sizeOf = ({ words, height }: ReadLine): number => {
  const heights = words.map((word) => word.height).toSorted((one, other) => one - other);
  return heights[heights.length >> 1] ?? height;
};

/** A title that goes on in the next line, in letters of the same size. */
function continued({ line }: Candidate, candidates: readonly Candidate[]): string[] {
  const next = candidates.find(
    (other) =>
      other.line.top > line.top + line.height / 2 &&
      other.line.top < line.top + 2.2 * line.height &&
      Math.abs(other.line.left - line.left) < line.height &&
      Math.abs(sizeOf(other.line) - sizeOf(line)) < 0.25 * sizeOf(line),
  );
  return next ? [next.text] : [];
}
