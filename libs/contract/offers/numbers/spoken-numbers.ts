import { type Said, saidAt } from '#contract/offers/numbers/number-grammar';
import { type NumberWord, numberWord } from '#contract/offers/numbers/number-lexicon';

/** A number said in words, and where it stands in the text. */
export interface Spoken {
  readonly value: number;
  readonly form: Said['form'];
  readonly start: number;
  readonly end: number;
}

interface Token {
  readonly word: NumberWord | undefined;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\d]+(?:[.,']\d+)*/gu;
/** "One's", "$2 thousand", ".5 thousand": what is a part of something else. */
const PART_BEFORE = /^(?:['$]|\.\d)/;
const JOINT = /^[ -]$/;

/** Every number that a text says in words, whatever it is said of; in order, and none within another. */
export function* numbersIn(text: string): Generator<Spoken> {
  for (const breath of breathsOf(text)) {
    if (!breath.some(({ word }) => word)) continue;
    const words = breath.map(({ word }, index) => (isTied(text, breath, index) ? undefined : word));
    for (let at = 0; at < words.length; ) {
      const said = saidAt(words, at);
      const [first, last] = [breath[at], breath[(said?.next ?? 0) - 1]];
      at = said?.next ?? at + 1;
      if (said && first && last)
        yield { value: said.value, form: said.form, start: first.start, end: last.end };
    }
  }
}

/** A text's words, by what is said in one breath: with a blank or a hyphen between them. */
function breathsOf(text: string): Token[][] {
  const breaths: Token[][] = [];
  for (const { 0: found, index: start } of text.matchAll(TOKEN)) {
    const end = start + found.length;
    const word = numberWord(found);
    const token = { word: word && !isPart(text, start, end) ? word : undefined, start, end };
    const breath = breaths.at(-1);
    if (breath?.at(-1)?.end === start - 1 && JOINT.test(text[start - 1] ?? '')) breath.push(token);
    else breaths.push([token]);
  }
  return breaths;
}

const isPart = (text: string, start: number, end: number): boolean =>
  PART_BEFORE.test(text.slice(Math.max(0, start - 1), end)) || text[end] === "'";

/** "Fifty-inch": tied to a word that is no number. */
const isTied = (text: string, breath: readonly Token[], index: number): boolean =>
  text[breath[index]?.end ?? 0] === '-' && !breath[index + 1]?.word;
