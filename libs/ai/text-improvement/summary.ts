import type { Language } from '#contract/people';
import { TELLS } from './phrases.js';
import { professional } from './professional.js';
import { sentencesOf } from './sentences.js';

const tells = (sentence: string): boolean => Object.values(TELLS).some((sign) => sign.test(sentence));

/** The sentences that tell of the thing, its price, condition, faults and place, as they were said; all of it where none does. */
export function summary(text: string, language: Language): string {
  const sentences = sentencesOf(professional(text, language));
  const telling = sentences.filter((sentence, n) => tells(sentence) && sentences.indexOf(sentence) === n);
  return (telling.length > 0 ? telling : sentences).join(' ');
}
