import type { PictureReading } from '#ai/pictures/picture-reading';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';

const LEAST_CONFIDENCE = 65;
const FEWEST_LETTERS = 3;
/** A pattern in a photo is read as signs; words are mostly letters. */
const LEAST_LETTERS = 0.55;

/** The words that stand on a photo, line by line; what only looks like letters is left out. */
export function wordsOn({ lines }: PictureReading): string {
  return lines
    .filter(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && isWords(text))
    .map(({ text }) => text)
    .join('\n')
    .slice(0, DRAFTING_LIMITS.text);
}

function isWords(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const signs = text.replaceAll(/\s/g, '').length;
  return letters >= FEWEST_LETTERS && letters >= signs * LEAST_LETTERS && /\p{L}{2}/u.test(text);
}
