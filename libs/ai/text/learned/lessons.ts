import { CATEGORIES, type Category } from '#contract/listings';
import { categoryTraits } from '../category/category-model.js';
import { conditionTraits, OUTCOMES, type Outcome } from '../condition/condition-model.js';
import { tagged } from '../condition/tagged.js';
import { type ExampleListing, KNOWN, LISTINGS, WORDED_OTHERWISE } from '../examples/examples.js';
import { heard } from '../words/said.js';
import type { Example } from './training.js';

export interface Lessons<Name extends string> {
  readonly outcomes: readonly [Name, ...Name[]];
  readonly examples: readonly Example<Name>[];
}

export const categoryLesson = ({
  text,
  category,
}: Pick<ExampleListing, 'text' | 'category'>): Example<Category> => ({
  traits: categoryTraits(heard(text)).traits,
  outcome: category,
});

export const conditionLesson = ({
  text,
  condition,
}: Pick<ExampleListing, 'text' | 'condition'>): Example<Outcome> => ({
  traits: conditionTraits(tagged(heard(text))).traits,
  outcome: condition ?? 'none',
});

/** All that is known, or with only some of the listings. */
export const categoryLessons = (listings = LISTINGS): Lessons<Category> => ({
  outcomes: CATEGORIES,
  examples: [...KNOWN, ...listings].map(categoryLesson),
});

/** All that is known, or with only some of the listings. */
export const conditionLessons = (listings = LISTINGS): Lessons<Outcome> => ({
  outcomes: OUTCOMES,
  examples: [...KNOWN.filter(({ arguable }) => !arguable), ...listings, ...WORDED_OTHERWISE].map(
    conditionLesson,
  ),
});
