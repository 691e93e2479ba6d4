import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftFromText } from '#ai/text/text-draft';
import type { Category, Condition } from '#contract/listings';

/**
 * `known`: what drafting was tuned with; `kept-apart`: written before it was built, and never looked at while tuning;
 * `unseen`: written afterwards by somebody who has not seen it.
 */
export const PARTS = ['known', 'kept-apart', 'unseen'] as const;
export type Part = (typeof PARTS)[number];

export interface Description {
  text: string;
  price: number | null;
  condition: Condition | null;
  category: Category;
}

export interface Score {
  descriptions: number;
  /** Parts of them that were read right. */
  price: number;
  condition: number;
  category: number;
}

/** Of all descriptions of a part so many must be read right. */
export const WANTED = { price: 0.98, condition: 0.95, category: 0.9 } as const;

/** What is reached of `unseen`, less a sentence or two: short of what is wanted, and never to get worse. */
export const UNSEEN_REACHED = { price: 0.95, condition: 0.86, category: 0.9 } as const;

/** What sellers wrote, with what a person reads in it. */
export const descriptionsOf = (part: Part): Description[] =>
  readFileSync(join('test/support/drafting', `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text, price, condition, category] = JSON.parse(line) as [
        string,
        number | null,
        Condition | null,
        Category,
      ];
      return { text, price, condition, category };
    });

export function scoreOf(part: Part): Score {
  const descriptions = descriptionsOf(part);
  const read = descriptions.map((description) => ({
    description,
    words: draftFromText(description.text, { language: 'en' }).words,
  }));
  const right = (field: 'price' | 'condition' | 'category') =>
    read.filter(({ description, words }) => (words[field] ?? null) === description[field]).length /
    descriptions.length;
  return {
    descriptions: descriptions.length,
    price: right('price'),
    condition: right('condition'),
    category: right('category'),
  };
}
