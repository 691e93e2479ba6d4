import type { Amount } from '#contract/offers/dollar-amounts';
import { HIDDEN } from '#contract/offers/message-text';

/** Where an amount stands. All texts are words with single spaces; a comma is a word of its own. */
export interface Place {
  /** From the sentence's start, or the amount before, up to this one; the last words of it. */
  before: string;
  /** From this one up to the sentence's end, or the next amount; the first words of it. */
  after: string;
  /** The part of `before` that says something about this amount: since a comma, "but", "so" … */
  clause: string;
  /** What the sentence, or the one before it, says ahead of that. */
  ahead: string;
  /** What follows the sentence. */
  next: string;
  /** Everything between the amount before and this one. */
  between: string;
  /** The sentence is a question. */
  asks: boolean;
  /** What follows is about this amount, not about a later one of the sentence. */
  binding: boolean;
}

const SENTENCE_END = /[!?;\n]|(?<!\.)\.(?!\.)/;
const WORDS = new RegExp(`[\\p{L}${HIDDEN}'\\d]+|,`, 'gu');
const TURN =
  /(?:^| )(?:,|but|bt|so|though|although|except|because|cuz|bc|since|unless|then|however|pero|sino|asi que|entonces|aunque|porque)(?= |$)/g;
const REACH = 9;

export const wordsOf = (text = ''): string => (text.match(WORDS) ?? []).join(' ');

const firstWords = (text: string): string => text.split(' ').slice(0, REACH).join(' ');
const lastWords = (text: string): string => text.split(' ').slice(-REACH).join(' ');

function splitAtTurn(before: string): { ahead: string; clause: string } {
  const last = [...before.matchAll(TURN)].at(-1);
  if (!last) return { ahead: '', clause: before };
  const end = last.index + last[0].length;
  return { ahead: before.slice(0, last.index).trim(), clause: before.slice(end).trim() };
}

export function placesOf(text: string, amounts: readonly Amount[]): Place[] {
  return amounts.map(({ start, end }, index) => {
    const between = text.slice(amounts[index - 1]?.end ?? 0, start);
    const sentences = between.split(SENTENCE_END);
    const before = lastWords(wordsOf(sentences.at(-1)));
    const { ahead, clause } = splitAtTurn(before);
    const earlier = wordsOf(
      sentences.findLast((one, at) => at < sentences.length - 1 && wordsOf(one) !== ''),
    );
    const rest = text.slice(end, amounts[index + 1]?.start);
    const [here = '', ...later] = rest.split(SENTENCE_END);
    const sign = /^[^!?;\n.]*(?:\.(?=\d|\.)[^!?;\n.]*)*([!?;\n.])/.exec(text.slice(end))?.[1];
    return {
      before,
      clause,
      between,
      after: firstWords(wordsOf(here)),
      ahead: ahead === '' ? earlier : ahead,
      next: firstWords(wordsOf(later.find((one) => wordsOf(one) !== ''))),
      asks: sign === '?',
      binding: later.length > 0 || index === amounts.length - 1,
    };
  });
}
