import type { ReadLine } from '#ai/pictures/picture-reading';
import type { Certainty } from '#contract/ai/drafting';
import { LISTING_LIMITS } from '#contract/listings';

import { conditionOf } from './read-condition.js';

export interface ReadTitle {
  readonly value: string;
  readonly certainty: Certainty;
}

/** Buttons and labels, which stand alone or beside one another. */
const BUTTON =
  'back|save[ds]?|share|message|send|menus?|home|cart|bag|buy|sell|prices?|browse|log ?in|sign ?(?:in|up)|account|ask|reply|favorites?|hide|flag|details?|description|highlights|watch(?:list)?|marketplace|us';
/** What pages begin a line with that is none of the item's. */
const BEGINNING =
  'search|shipping|ships? (?:to|from)|returns?|seller|sold by|condition|category|brand|size\\b|color|likes?|views?|all purchases|posh protect|(?:buy|add|make|contact|view|see|show|report|meet|offer|post|posted|listed|listing|located|joined|deliver|free|only|or|in stock|pick ?up|local)\\b';
/** Strangers choose what is tested here: nothing of these can match the same characters in two ways. */
const BAR = new RegExp(`^\\W*(?:(?:${BUTTON})\\W+)*(?:(?:${BUTTON})\\W*$|${BEGINNING})`, 'i');
/** Said about every item, anywhere in a line. */
const SAID_OF_ITEMS = /\b(?:positive|ago in|shipping|star seller|by owner|or best offer)\b/i;
/** `(4.9) 128 ratings`, and the bar that may go on behind it. */
const RATINGS = /^(.*\s)ratings?\b(.*)$/i;
const FIGURE = /(?:^|\W)\d+(?:\.\d)?\s/;
const STATUS_BAR = /^\W*\d{1,2}:\d{2}\b|\b[45]G\b.*\d|\d{1,3}%$/;
/** What craigslist writes behind the title. */
const PRICE_BEHIND = /(?:US\s?)?\$\s?[\d,.]/;
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
  const text = withoutPrice(line.text);
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters < FEWEST_LETTERS || line.confidence < LEAST_CONFIDENCE) return [];
  if (isOfPage(text) || STATUS_BAR.test(text)) return [];
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

function withoutPrice(text: string): string {
  const at = text.search(PRICE_BEHIND);
  return at < 0
    ? text.trim()
    : text
        .slice(0, at)
        .trimEnd()
        .replace(/[-–—]$/, '')
        .trim();
}

function isOfPage(text: string): boolean {
  if (BAR.test(text) || SAID_OF_ITEMS.test(text)) return true;
  const [, before = '', behind = ''] = RATINGS.exec(text) ?? [];
  return FIGURE.test(before) && (/^\W*$/.test(behind) || BAR.test(behind));
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
