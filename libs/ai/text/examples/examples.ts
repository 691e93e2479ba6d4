import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Condition } from '#contract/listings';

/** What a seller writes, with what a person reads in it; null: nothing is said of it. */
export interface ExampleListing {
  readonly text: string;
  readonly price: number | null;
  readonly condition: Condition | null;
  readonly category: Category;
  /** Readers differ about the condition. */
  readonly arguable: boolean;
}

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(join('libs/ai/text/examples', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const listingsOf = (file: string): readonly ExampleListing[] =>
  linesOf<[string, number | null, Condition | null, Category, 'arguable'?]>(file).map(
    ([text, price, condition, category, arguable]) => ({
      text,
      price,
      condition,
      category,
      arguable: arguable !== undefined,
    }),
  );

/** Worded indirectly; the phrases of conditions and the names of categories are tuned with them, too. */
export const KNOWN: readonly ExampleListing[] = listingsOf('known.jsonl');

/** As people write and dictate; what is learned is learned from these above all. */
export const LISTINGS: readonly ExampleListing[] = listingsOf('listings.jsonl');

/** Pieces of listings whose condition is worded as no phrase knows. */
export const WORDED_OTHERWISE: readonly Pick<ExampleListing, 'text' | 'condition'>[] = linesOf<
  [string, Condition | null]
>('conditions.jsonl').map(([text, condition]) => ({ text, condition }));
