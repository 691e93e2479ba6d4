import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Condition } from '#contract/listings';

/** What a seller writes, with what a person reads in it; null: nothing is said of it. */
export interface ExampleListing {
  readonly text: string;
  readonly price: number | null;
  readonly condition: Condition | null;
  readonly category: Category;
  /** Readers differ about the condition: no reading of it is right or wrong. */
  readonly arguable: boolean;
}

const FOLDER = 'libs/ai/text/examples';

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** @param file a JSON array a line: text, price, condition, category and, where readers differ, `arguable` */
export const listingsOf = (file: string): readonly ExampleListing[] =>
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
export const KNOWN: readonly ExampleListing[] = listingsOf(join(FOLDER, 'known.jsonl'));

/** As people write and dictate; what is learned is learned from these above all. */
export const LISTINGS: readonly ExampleListing[] = listingsOf(join(FOLDER, 'listings.jsonl'));

/** Pieces of listings whose condition is worded as no phrase knows. */
export const WORDED_OTHERWISE: readonly Pick<ExampleListing, 'text' | 'condition'>[] = linesOf<
  [string, Condition | null]
>(join(FOLDER, 'conditions.jsonl')).map(([text, condition]) => ({ text, condition }));
