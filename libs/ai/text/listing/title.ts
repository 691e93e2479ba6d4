import type { FoundTerm } from '../category/terms-in.js';
import type { GivenAway } from '../price/given-away.js';
import type { Said } from '../words/said.js';
import { CLOSING, HEDGE, HYPE, OPENING } from './talk.js';
import { capitalized } from './written-well.js';

/** Longer ones are cut in lists. */
const LONGEST = 80;
const MOST_SENTENCES = 6;
/** What is said beside the thing belongs to its name while it is this short. */
const SHORT_ASIDE = 4;
const ATTRIBUTE =
  /\d ?(?:gb|tb|"|''|in|inch(?:es)?|cm|mm|ft|qt|oz|l|w|v|hz|pulgadas|litros|km|person|piece|speed|drawer|plazas)(?![\p{L}])|(?<!\p{L})(?:size|talla|sz|men'?s?|women'?s?|mens|womens|kids|hombre|mujer|small|medium|large|xl|xs|queen|king|twin|hardcover|paperback|(?<!\d)\d+(?:st|nd|rd|th) ed(?:ition)?|edition|edicion|19\d\d|20[0-2]\d|vintage|wood(?:en)?|madera|leather|cuero|black|white|red|blue|green|gr[ae]y|brown|silver|gold|pink|purple|yellow|orange|beige|navy|negr[oa]|blanc[oa]|roj[oa]|azul|verde|gris|marron|cafe|platead[oa]|dorad[oa]|rosa|morad[oa]|amarill[oa]|naranja)(?!\p{L})/u;

interface Part {
  readonly start: number;
  readonly end: number;
}

interface Piece extends Part {
  readonly isUnsure: boolean;
}

/** What the thing is, in the seller's own words: without its price, how it is, and all that is said around it. */
export function titleOf(said: Said, terms: readonly FoundTerm[], free: GivenAway | null): string {
  const sentences = partsOf(said, 0, said.text.length, /[!?;\n]+|\.(?=\s|$)|\s-+\s/g).slice(
    0,
    MOST_SENTENCES,
  );
  const named = sentences.find((part) => terms.some((term) => isName(term) && within(term, part)));
  const sentence = named ?? sentences[0];
  if (!sentence) return '';
  const next = sentences[sentences.indexOf(sentence) + 1];
  const pieces = [...piecesOf(said, sentence, free), ...(next ? piecesOf(said, next, free).slice(0, 1) : [])];
  const head = pieces.findIndex((piece) => terms.some((term) => isName(term) && within(term, piece)));
  const from = Math.max(0, head);
  const words = pieces
    .slice(from)
    .filter((piece, index) => index === 0 || (!piece.isUnsure && isAttribute(said, piece)));
  const title = words.map(({ start, end }) => said.text.slice(start, end)).join(', ');
  return finished(title || said.text);
}

const piecesOf = (said: Said, { start, end }: Part, free: GivenAway | null): Piece[] =>
  partsOf(said, start, end, /[,()]+|\s\/\s/g)
    .map((piece) => ({
      ...trimmed(said, piece, free),
      isUnsure: HEDGE.test(said.plain.slice(piece.start, piece.end)),
    }))
    .filter((piece) => piece.end > piece.start);

const isName = ({ term: { kind } }: FoundTerm): boolean => kind !== 'hint';
const within = (term: FoundTerm, part: Part): boolean => term.start >= part.start && term.end <= part.end;

const isAttribute = ({ plain }: Said, { start, end }: Part): boolean => {
  const words = plain.slice(start, end);
  return words.split(/\s+/).length <= SHORT_ASIDE && ATTRIBUTE.test(words);
};

function partsOf({ plain }: Said, from: number, to: number, between: RegExp): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (const { 0: gap, index } of plain.slice(from, to).matchAll(between)) {
    parts.push({ start, end: from + index });
    start = from + index + gap.length;
  }
  parts.push({ start, end: to });
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(plain.slice(part.start, part.end)));
}

/** Without how sellers begin, and from the price or the condition on: "free" is one only where it gives the thing away. */
function trimmed({ plain }: Said, { start, end }: Part, free: GivenAway | null): Part {
  const opening = OPENING.exec(plain.slice(start, end))?.[0].length ?? 0;
  const from = opening === end - start ? start : start + opening;
  const closing = CLOSING.exec(plain.slice(from, end));
  const to = closing ? from + closing.index : end;
  return { start: from, end: free && free.start > from ? Math.min(to, free.start) : to };
}

function finished(title: string): string {
  const words = title
    .replace(HYPE, (word, at: number) => (at === 0 || /^[a-z]/.test(word) ? '' : word))
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
    .replace(/^[\s,.:;!?*~_-]+|(?<![\s,.:;!?*~_-])[\s,.:;!?*~_-]+$/gu, '')
    .replace(/ (?:and|or|with|w|for|in|of|a|an|the|y|o|con|para|de|en|un|una|por|is|at|to|my|but)$/iu, '');
  return capitalized(shortened(words || title.trim()));
}

function shortened(title: string): string {
  if (title.length <= LONGEST) return title;
  const cut = title.slice(0, LONGEST + 1);
  const at = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf(','));
  return wellFormed(
    (at > LONGEST / 2 ? cut.slice(0, at) : cut.slice(0, LONGEST)).replace(/(?<![\s,])[\s,]+$/, ''),
  );
}

/** A sign of two units is not cut in half. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
