import { LISTINGS } from '#ai/text/examples/examples';
import {
  categoryLesson,
  categoryLessons,
  conditionLesson,
  conditionLessons,
  type Lessons,
} from '#ai/text/learned/lessons';
import { type Example, modelOf } from '#ai/text/learned/training';

const FOLDS = 5;

export interface CrossValidation {
  listings: number;
  /** Parts of them that are read right by what the others teach. */
  condition: number;
  category: number;
}

/** The listings that most is learned from, in five parts: each is read by what all but itself teach. */
export function crossValidated(): CrossValidation {
  return {
    listings: LISTINGS.length,
    condition: rightOf((fold) => conditionLessons(beside(fold)), LISTINGS.map(conditionLesson)),
    category: rightOf((fold) => categoryLessons(beside(fold)), LISTINGS.map(categoryLesson)),
  };
}

const beside = (fold: number) => LISTINGS.filter((_, index) => index % FOLDS !== fold);

function rightOf<Outcome extends string>(
  lessonsBeside: (fold: number) => Lessons<Outcome>,
  listings: readonly Example<Outcome>[],
): number {
  const right = Array.from({ length: FOLDS }, (_, fold) => {
    const { outcomes, examples } = lessonsBeside(fold);
    const model = modelOf(outcomes, examples);
    return listings.filter(
      ({ traits, outcome }, index) => index % FOLDS === fold && model.likeliest(traits).outcome === outcome,
    ).length;
  });
  return right.reduce((sum, count) => sum + count, 0) / listings.length;
}
