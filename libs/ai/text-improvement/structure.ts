import type { Language } from '#contract/people';
import { AMOUNT, LABELS, TELLS } from './phrases.js';
import { professional } from './professional.js';
import { sentencesOf } from './sentences.js';

/** A line for what there is of each: the thing, its condition, its price, and all else. Nothing is left out or added. */
export function structure(text: string, language: Language): string {
  const sentences = sentencesOf(professional(text, language));
  const labels = LABELS[language];
  const item = sentences.find((sentence) => TELLS.item.test(sentence)) ?? sentences[0];
  const rest = sentences.filter((sentence) => sentence !== item);
  const condition = rest.filter(isCondition);
  const others = rest.filter((sentence) => !isCondition(sentence));
  const price = others.filter((sentence) => TELLS.price.test(sentence));
  const details = others.filter((sentence) => !TELLS.price.test(sentence));
  // Said along with something else, the amount alone makes the line.
  const amount = sentences.map((sentence) => AMOUNT.exec(sentence)?.[0]).find(Boolean);
  return [
    line(labels.item, item ? [item] : []),
    line(labels.condition, condition),
    line(labels.price, price.length > 0 || !amount ? price : [amount]),
    line(labels.details, details),
  ]
    .filter(Boolean)
    .join('\n');
}

const isCondition = (sentence: string): boolean =>
  TELLS.fault.test(sentence) || TELLS.condition.test(sentence);

const line = (label: string, said: readonly string[]): string =>
  said.length > 0 ? `${label}: ${said.join(' ')}` : '';
