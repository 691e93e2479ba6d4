import { LISTING_LIMITS } from '#contract/listings';

const SHOUTED_SIGNS = /([!?])[!?]+/g;
const DOTS = /\.{4,}/g;
const REPEATED = /([\p{Extended_Pictographic}*_=~-])\1{3,}/gu;
const SENTENCE_START = /(^|[.!?]\s+|\n)([^\p{L}\p{N}\n]{0,3})(\p{Ll})(?![\p{Ll}]*\p{Lu})/gu;
const I_ALONE = /(?<![\p{L}'])i(?=(?:'(?:m|ve|d|ll))?(?![\p{L}'.]))/gu;

/** The seller's own words, written well: nothing is added, and nothing left out but what is beyond a listing's limit. */
export function descriptionOf(text: string, spanish: boolean): string {
  const quiet = text
    .replace(SHOUTED_SIGNS, '$1')
    .replace(DOTS, '...')
    .replace(REPEATED, '$1')
    .replace(/(?<! ) +([,.!?;])(?!\d)/g, '$1')
    .trim();
  const sentences = (spanish ? quiet : quiet.replace(I_ALONE, 'I')).replace(
    SENTENCE_START,
    (_, end: string, signs: string, letter: string) => end + signs + letter.toUpperCase(),
  );
  const whole = /[\p{L}\p{N})"'%$]$/u.test(sentences) ? `${sentences}.` : sentences;
  // A full stop more, or a letter that is two as a capital.
  return whole.slice(0, LISTING_LIMITS.description).replace(/[\uD800-\uDBFF]$/, '');
}
