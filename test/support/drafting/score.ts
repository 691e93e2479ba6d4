import { join } from 'node:path';
import { type ExampleListing, KNOWN, listingsOf } from '#ai/text/examples/examples';
import { draftFromText } from '#ai/text/text-draft';

/**
 * `known`: what drafting was tuned with and learned from; `kept-apart`: written together with it, every third, and worded as
 * indirectly; `unseen`: written by two who have not seen the rules, as people write. Those who tune have looked at neither.
 */
export const PARTS = ['known', 'kept-apart', 'unseen'] as const;
export type Part = (typeof PARTS)[number];

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

/** What is reached of each part, never to get worse: of what is worded indirectly the condition is less. */
export const REACHED: Readonly<Record<Part, Wanted>> = {
  known: WANTED,
  'kept-apart': { price: 0.98, condition: 0.93, category: 0.9 },
  unseen: { price: 0.99, condition: 0.96, category: 0.95 },
};

/** What sellers wrote, with what a person reads in it. */
export const descriptionsOf = (part: Part): readonly ExampleListing[] =>
  part === 'known' ? KNOWN : listingsOf(join('test/support/drafting', `${part}.jsonl`));

export function scoreOf(part: Part): Score {
  const descriptions = descriptionsOf(part);
  const read = descriptions.map((description) => ({
    description,
    words: draftFromText(description.text, { language: 'en' }).words,
  }));
  const right = (field: 'price' | 'condition' | 'category', of = read) =>
    of.filter(({ description, words }) => (words[field] ?? null) === description[field]).length / of.length;
  return {
    descriptions: descriptions.length,
    price: right('price'),
    condition: right(
      'condition',
      read.filter(({ description }) => !description.arguable),
    ),
    category: right('category'),
  };
}
