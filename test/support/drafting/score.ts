import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftFromText } from '#ai/text/text-draft';
import type { Category, Condition } from '#contract/listings';

/**
 * `known`: what drafting was tuned with; `kept-apart`: written together with it, every third, and never looked at while
 * tuning; `unseen`: written by somebody who has not seen the rules, and not looked at by those who write them.
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

type Wanted = Readonly<Record<'price' | 'condition' | 'category', number>>;

/** Of all descriptions of a part so many must be read right. */
export const WANTED: Wanted = { price: 0.98, condition: 0.95, category: 0.9 };

/** What is reached of the parts that nobody tunes with, less a sentence or two: never to get worse. */
export const REACHED: Readonly<Record<Exclude<Part, 'known'>, Wanted>> = {
  'kept-apart': { price: 0.98, condition: 0.91, category: 0.92 },
  unseen: { price: 0.97, condition: 0.91, category: 0.92 },
};

/** What sellers wrote, with what a person reads in it. */
export const descriptionsOf = (part: Part): Description[] =>
  readFileSync(
    join(part === 'known' ? 'libs/ai/text/examples' : 'test/support/drafting', `${part}.jsonl`),
    'utf8',
  )
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
